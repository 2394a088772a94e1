import { addMember, createAccount, createAgency, createUser } from '#features/accounts/index.ts'
import { hashPassword } from '#features/auth/index.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoAgencies, demoHouse } from './demo-agencies.ts'
import { type AgencyPictures, storeAgencyPictures } from './demo-brands.ts'
import type { DemoAccount, DemoPerson } from './demo-data.ts'
import { type DemoIds, isEmpty, markStarted } from './demo-marks.ts'
import { DEMO_PASSWORD } from './demo-sign-ins.ts'

/**
 * Makes the house, agencies, businesses and the people who own them in one transaction, and only in an empty database;
 * answers whether it did. From then on every host of the demo answers and its owners can sign in.
 */
export async function foundDemo(services: Services): Promise<boolean> {
  const { db } = services
  if (!(await db.shared(isEmpty))) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const pictures = await storeAgencyPictures(services, demoAgencies)
  return db.shared(async (tx) => {
    if (!(await isEmpty(tx))) return false
    const founder = { services, tx, passwordHash }
    for (const person of demoHouse) await makePerson(founder, person, 'house')
    const agencies = await makeAgencies(founder, pictures)
    const ids: Record<string, DemoIds[string]> = {}
    for (const account of demoAccounts) {
      const agencyId = agencies.get(account.agency)
      if (!agencyId) throw new Error(`the demo has no agency ${account.agency}`)
      ids[account.subDomain] = { agencyId, ...(await makeAccount(founder, account, agencyId)) }
    }
    await markStarted(tx, services, ids)
    return true
  })
}

interface Founder {
  services: Services
  tx: Tx
  passwordHash: string
}

async function makeAgencies(
  founder: Founder,
  pictures: ReadonlyMap<string, AgencyPictures>,
): Promise<Map<string, string>> {
  const { services, tx } = founder
  const made = new Map<string, string>()
  for (const { key, people, ...agency } of demoAgencies) {
    const { agencyId } = await createAgency(services, tx, { ...agency, ...pictures.get(key) })
    made.set(key, agencyId)
    for (const [index, person] of people.entries()) {
      const userId = await makePerson(founder, person, 'agency')
      await addMember(services, tx, { userId, agencyId, role: person.role, isPrimary: index === 0 })
    }
  }
  return made
}

async function makeAccount(
  founder: Founder,
  account: DemoAccount,
  agencyId: string,
): Promise<{ accountId: string; ownerId: string }> {
  const { services, tx } = founder
  const {
    people,
    taxonomy: _,
    items: _items,
    settings: _settings,
    palette: _palette,
    agency: _agency,
    ...facts
  } = account
  const system = { ...services, actor: { kind: 'system', job: 'demo' } as const }
  const { accountId } = await createAccount(system, tx, { ...facts, agencyId })
  const userIds: string[] = []
  for (const person of people) userIds.push(await makePerson(founder, person, 'account'))
  const [ownerId] = userIds
  if (!ownerId) throw new Error(`nobody owns ${account.businessName}`)
  await addMember(services, tx, { userId: ownerId, accountId, role: 'admin', isPrimary: true })
  return { accountId, ownerId }
}

async function makePerson(
  { services, tx, passwordHash }: Founder,
  person: DemoPerson,
  type: 'house' | 'agency' | 'account',
): Promise<string> {
  const { userId } = await createUser(services, tx, {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    type,
    passwordHash: person.signsIn ? passwordHash : null,
  })
  return userId
}

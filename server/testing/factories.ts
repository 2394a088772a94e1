import type { Permissions } from '@vitrine/domain/auth/permissions.ts'
import type { UserType } from '@vitrine/domain/auth/user-type.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { hashPassword } from '#features/auth/index.ts'
import type { Services } from '#platform/context/context.ts'
import { tokenHash } from '#platform/crypto/tokens.ts'

let counter = 0
const next = () => ++counter

export async function makeAgency(
  services: Services,
  given: { businessName?: string; domain?: string; allowSignUp?: boolean } = {},
) {
  const now = services.now()
  const id = services.newId<string>()
  const businessName = given.businessName ?? `Agency ${next()}`
  const domain = given.domain ?? `agency-${next()}.test`
  await services.db.shared(async (tx) => {
    await tx
      .insertInto('agencies')
      .values({ id, business_name: businessName, app_name: businessName, created_at: now, updated_at: now })
      .execute()
    await tx
      .insertInto('whitelabels')
      .values({
        id: services.newId(),
        type: 'agency',
        whitelabel_domain: domain,
        agency_id: id,
        business_name: businessName,
        allow_sign_up: given.allowSignUp ?? false,
        created_at: now,
        updated_at: now,
      })
      .execute()
  })
  return { id, domain, businessName }
}

/** An account with its state row; `domain` gives it a live site. */
export async function makeAccount(
  services: Services,
  given: {
    agencyId?: string | null
    businessName?: string
    domain?: string
    subscriptionType?: 'free' | 'paid' | 'pending'
    status?: 'Enabled' | 'Disabled'
    language?: string
  } = {},
) {
  const now = services.now()
  const id = services.newId<AuthorizedAccount>()
  const agencyId = given.agencyId === undefined ? (await makeAgency(services)).id : given.agencyId
  const businessName = given.businessName ?? `Business ${next()}`
  const domain = given.domain ?? `site-${next()}.test`
  await services.db.inAccount(id, async (tx) => {
    await tx
      .insertInto('accounts')
      .values({
        id,
        agency_id: agencyId,
        business_name: businessName,
        created_at: now,
        updated_at: now,
        subscription_type: given.subscriptionType ?? 'paid',
        status: given.status ?? 'Enabled',
        language: given.language ?? 'en',
      })
      .execute()
    await tx
      .insertInto('whitelabels')
      .values({
        id: services.newId(),
        type: 'account',
        whitelabel_domain: domain,
        account_id: id,
        agency_id: agencyId,
        business_name: businessName,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await tx.insertInto('account_state').values({ account_id: id }).execute()
  })
  return { id, domain, agencyId, businessName }
}

export const TEST_PASSWORD = 'correct horse'
let testHash: Promise<string> | undefined

/** A person; with `accountId` or `agencyId` a member of it. */
export async function makeUser(
  services: Services,
  given: {
    type?: UserType
    email?: string
    accountId?: string
    agencyId?: string
    isPrimary?: boolean
    role?: 'admin' | 'user'
    permissions?: Partial<Permissions>
    isDisabled?: boolean
  } = {},
) {
  const now = services.now()
  const id = services.newId<string>()
  const email = given.email ?? `person-${next()}@example.test`
  testHash ??= hashPassword(TEST_PASSWORD)
  const passwordHash = await testHash
  await services.db.shared(async (tx) => {
    await tx
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: passwordHash,
        type: given.type ?? (given.agencyId ? 'agency' : 'account'),
        first_name: 'Test',
        last_name: 'Person',
        is_disabled: given.isDisabled ?? false,
        created_at: now,
        updated_at: now,
      })
      .execute()
    if (given.accountId || given.agencyId) {
      await tx
        .insertInto('memberships')
        .values({
          id: services.newId(),
          user_id: id,
          account_id: given.accountId ?? null,
          agency_id: given.agencyId ?? null,
          is_primary: given.isPrimary ?? false,
          role: given.role ?? 'user',
          permissions: JSON.stringify(given.permissions ?? {}),
          created_at: now,
        })
        .execute()
    }
  })
  return { id, email }
}

/** An open session of a person, without going through the sign-in; answers the access token. */
export async function makeSession(
  services: Services,
  given: { userId: string; viewAccountId?: string; viewAgencyId?: string; host?: string },
): Promise<string> {
  const now = services.now()
  const accessToken = services.newToken()
  const end = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  await services.db.shared((tx) =>
    tx
      .insertInto('sessions')
      .values({
        id: services.newId(),
        user_id: given.userId,
        access_hash: tokenHash(accessToken),
        access_expires_at: end,
        renewal_hash: tokenHash(services.newToken()),
        renewed_at: now,
        expires_at: end,
        host: given.host ?? 'localhost',
        view_account_id: given.viewAccountId ?? null,
        view_agency_id: given.viewAgencyId ?? null,
        created_at: now,
      })
      .execute(),
  )
  return accessToken
}

/** The primary owner of an account, signed in with it in view. */
export async function makeOwner(services: Services, accountId: string) {
  const user = await makeUser(services, { accountId, isPrimary: true, role: 'admin' })
  return { ...user, token: await makeSession(services, { userId: user.id, viewAccountId: accountId }) }
}

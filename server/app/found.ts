import { addMember, createAgency, createUser } from '#features/accounts/index.ts'
import { issuePasswordLink } from '#features/auth/index.ts'
import type { Services } from '#platform/context/context.ts'

type Founding = Pick<Services, 'config' | 'db' | 'now' | 'newId' | 'newToken'>

/**
 * Makes a login of the house, for whoever may run commands on the server; no route does (AUT-046). Answers the link of
 * one hour under which its password is set. Throws conflict `emailInUse`.
 */
export function foundHouse(services: Founding, { email }: { email: string }): Promise<string> {
  return services.db.shared(async (tx) => {
    const { userId } = await createUser(services, tx, {
      email,
      type: 'house',
      passwordHash: null,
      firstName: '',
      lastName: '',
    })
    return issuePasswordLink(services, tx, services.config.defaultHost, { userId, email })
  })
}

/**
 * Makes an agency that takes sign-ups, and the login of its first admin; answers the link on the agency's own host under
 * which her password is set. Throws conflict `emailInUse` or `domainTaken`, invalidInput `domainNotValid`.
 */
export function foundAgency(
  services: Founding,
  agency: { businessName: string; email: string; domain?: string | undefined },
): Promise<string> {
  const { businessName, email, domain: wished } = agency
  return services.db.shared(async (tx) => {
    const { agencyId, domain } = await createAgency(services, tx, {
      businessName,
      allowSignUp: true,
      ...(wished && { domain: wished }),
    })
    const { userId } = await createUser(services, tx, {
      email,
      type: 'agency',
      passwordHash: null,
      firstName: '',
      lastName: '',
    })
    await addMember(services, tx, { userId, agencyId, role: 'admin', isPrimary: true })
    return issuePasswordLink(services, tx, domain, { userId, email })
  })
}

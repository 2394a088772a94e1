import type { Session } from '@vitrine/contract/session.ts'
import type { MenuFacts } from '@vitrine/domain/navigation/menu-entry.ts'

/** What the menu and the route guard ask about a session (NAV-031, NAV-039, NAV-041). */
export function menuFacts(session: Session): MenuFacts {
  return {
    isHouse: session.user.type === 'house',
    hasAgency: session.user.type === 'agency',
    accountCount: session.accounts.length,
    advancedAgency: session.agency?.advancedAgency ?? false,
    asPrimaryInAgency: session.account?.asPrimaryInAgency ?? false,
    navigationList: session.permissions?.navigationList ?? null,
  }
}

import type { ViewRole } from '../auth/view-role.ts'

export const MENU_GROUPS = ['main', 'agencyTools', 'advanced', 'chatbot', 'extras', 'settings'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

/** Facts beyond the view role that open an entry. */
export const MENU_GATES = {
  /** The account in view is the primary one of its agency (NAV-031). */
  asPrimaryInAgency: (facts: MenuFacts) => facts.asPrimaryInAgency,
  /** An advanced agency, or the house; accounts are not asked (NAV-039, NAV-040). */
  advancedAgency: (facts: MenuFacts, role: ViewRole) =>
    facts.isHouse || facts.advancedAgency || !isAgencyView(role),
  /** Not the house, and several accounts or agency and accounts both (NAV-041). */
  severalAccounts: (facts: MenuFacts) =>
    !facts.isHouse && (facts.accountCount > 1 || (facts.hasAgency && facts.accountCount > 0)),
  /** Not the house, and agency and accounts both (NAV-041). */
  agencyAndAccounts: (facts: MenuFacts) => !facts.isHouse && facts.hasAgency && facts.accountCount > 0,
} satisfies Record<string, (facts: MenuFacts, role: ViewRole) => boolean>

export type MenuGate = keyof typeof MENU_GATES

export interface MenuFacts {
  /** The login belongs to the operator, whatever it looks at now. */
  isHouse: boolean
  /** The login belongs to an agency. */
  hasAgency: boolean
  accountCount: number
  advancedAgency: boolean
  asPrimaryInAgency: boolean
  /** Paths of entries a limited person may open (ROL-006, NAV-042); null for full rights. */
  navigationList: readonly string[] | null
}

export interface MenuEntry {
  path: string
  /** Key in the `navigation` area of the dictionaries. */
  title: string
  group: MenuGroup
  /** Name of the icon; the console draws it. */
  icon: string
  roles: readonly ViewRole[]
  gate?: MenuGate
  /** Where it is shown: the side navigation unless said otherwise. */
  place?: 'userMenu'
  /** Open to limited persons whatever their navigationList says. */
  always?: true
}

const isAgencyView = (role: ViewRole) => role === 'agency' || role === 'agencyAdmin' || role === 'agencyUser'

import { describe, expect, test } from 'vitest'
import { VIEW_ROLES, type ViewRole } from '../auth/view-role.ts'
import { mayVisit, menuFor, ruleOf } from './access.ts'
import { matchPath } from './match-path.ts'
import { MENU } from './menu.ts'
import type { MenuFacts } from './menu-entry.ts'
import { contentStart, SETTINGS_START } from './redirects.ts'
import { UNBUILT } from './unbuilt.ts'

const FACTS: MenuFacts = {
  isHouse: false,
  hasAgency: false,
  accountCount: 1,
  advancedAgency: false,
  asPrimaryInAgency: false,
  navigationList: null,
}
const may = (path: string, role: ViewRole, facts: Partial<MenuFacts> = {}) =>
  mayVisit(path, role, { ...FACTS, ...facts })
/** Who may open a path, with every gate open for the asker. */
const rolesOf = (path: string) =>
  VIEW_ROLES.filter((role) =>
    may(path, role, { isHouse: role === 'house', advancedAgency: true, asPrimaryInAgency: true }),
  )

const OWNER: ViewRole[] = ['account', 'accountAdmin']
const AGENCY: ViewRole[] = ['agencyAdmin', 'agency', 'agencyUser']

describe('NAV-016 to NAV-036: who may open what', () => {
  test.each<[rows: string, paths: string[], roles: ViewRole[]]>([
    ['NAV-017', ['/settings/profile'], ['account', 'accounts', 'accountAdmin']],
    ['NAV-019', ['/settings/account-agency', '/agency-plan'], AGENCY],
    [
      'NAV-020 NAV-021',
      ['/settings/services', '/settings/referrals', '/settings/writingOutputs', '/settings/gallery'],
      OWNER,
    ],
    ['NAV-022', ['/settings/team'], ['agencyAdmin', 'agency', 'account', 'accounts', 'accountAdmin']],
    ['NAV-023', ['/settings/trigger-logs'], ['house']],
    [
      'NAV-024 NAV-030 NAV-035',
      ['/settings/industries', '/extras/elements', '/agency', '/houseAccounts', '/autoTag'],
      ['house'],
    ],
    ['NAV-025', ['/settings/stats'], ['agencyAdmin', 'agency']],
    ['NAV-026', ['/calendar', '/bulk-edit', '/ai-logs', '/pending-approval'], OWNER],
    ['NAV-027', ['/directory'], [...OWNER, 'user']],
    ['NAV-028', ['/extras/apiKeys', '/extras/media', '/extras/zapier'], OWNER],
    ['NAV-029', ['/extras/mobile', '/extras/permissions'], ['house', ...OWNER]],
    ['NAV-032', ['/settings/widget', '/chat-dashboard'], OWNER],
    [
      'NAV-033 NAV-034',
      ['/apps/dashboards/bot-analytics'],
      ['house', ...AGENCY, 'account', 'accountAdmin', 'accountUser'],
    ],
    ['NAV-036', ['/accounts', '/templates'], AGENCY],
    [
      'NAV-038',
      ['/content-overview', '/workflow', '/tasks/all'],
      ['account', 'accountAdmin', 'accountUser', 'user'],
    ],
    ['AUT-036 AUT-043', ['/settings/account', '/account', '/welcome-user', '/logout'], [...VIEW_ROLES]],
  ])('%s', (_, paths, roles) => {
    for (const path of paths) expect(rolesOf(path).toSorted(), path).toEqual([...roles].toSorted())
  })

  test('NAV-018 My Settings stands in the menu of the house only, though the page is open to everybody', () => {
    const withEntry = VIEW_ROLES.filter((role) =>
      MENU.some((entry) => entry.path === '/settings/account' && entry.roles.includes(role)),
    )
    expect(withEntry).toEqual(['house'])
  })

  test('NAV-049 Routes outside the menu take the roles of their parent entry', () => {
    expect(rolesOf('/settings/fields/0193')).toEqual(rolesOf('/settings/fields'))
    expect(rolesOf('/content/0193/media/7')).toEqual(rolesOf('/content-overview'))
    expect(rolesOf('/settings/team/1/2')).toEqual(rolesOf('/settings/team'))
  })

  test('NAV-048 Literal routes win over parameters', () => {
    expect(matchPath('/content/new', ['/content/{id}/{tab?}', '/content/new'])).toBe('/content/new')
    expect(rolesOf('/content/import')).toEqual(rolesOf('/extras/import'))
    expect(matchPath('/content', ['/content/{id}/{tab?}'])).toBeUndefined()
  })

  test('NAV-010 NAV-016 Public pages are open to all, and nobody may visit what no table names', () => {
    expect(ruleOf('/login')).toBe('public')
    expect(may('/nowhere', 'house', { isHouse: true })).toBe(false)
  })
})

describe('gates', () => {
  test('NAV-031 Bot Demo is for the account that is primary within the agency', () => {
    expect(may('/agency-tools/bot-demo-settings', 'account')).toBe(false)
    expect(may('/agency-tools/bot-demo-settings', 'account', { asPrimaryInAgency: true })).toBe(true)
    expect(may('/agency-tools/bot-demo-settings', 'accountUser', { asPrimaryInAgency: true })).toBe(false)
  })

  test('NAV-039 NAV-040 Advanced pages of an agency need an advanced agency or the house, accounts keep theirs', () => {
    for (const path of [
      '/templates',
      '/settings/stats',
      '/settings/trigger-logs-agency',
      '/apps/dashboards/analytics',
    ]) {
      expect(may(path, 'agencyAdmin'), path).toBe(false)
      expect(may(path, 'agencyAdmin', { advancedAgency: true }), path).toBe(true)
      expect(may(path, 'agencyAdmin', { isHouse: true }), path).toBe(true)
    }
    expect(may('/apps/dashboards/analytics', 'account')).toBe(true)
  })

  test('NAV-041 My accounts is for several accounts, or agency and accounts both, never for the house', () => {
    expect(may('/my-accounts', 'account', { accountCount: 1 })).toBe(false)
    expect(may('/my-accounts', 'accounts', { accountCount: 2 })).toBe(true)
    expect(may('/my-accounts', 'agency', { hasAgency: true, accountCount: 1 })).toBe(true)
    expect(may('/my-accounts', 'accountAdmin', { isHouse: true, accountCount: 3 })).toBe(false)
    expect(may('/my-agency', 'account', { accountCount: 3 })).toBe(false)
    expect(may('/my-agency', 'account', { hasAgency: true, accountCount: 1 })).toBe(true)
  })

  test('NAV-042 ROL-008 A limited person opens what her navigation list names, and always her own pages', () => {
    const facts = { navigationList: ['/workflow'] }
    expect(may('/workflow', 'accountUser', facts)).toBe(true)
    expect(may('/tasks/all', 'accountUser', facts)).toBe(false)
    expect(may('/content-overview', 'accountUser', facts)).toBe(true)
    expect(may('/account', 'accountUser', facts)).toBe(true)
    expect(may('/settings/team', 'accounts', facts)).toBe(true)
  })
})

describe('the menu', () => {
  const titleOf = (entry: { title: string }) => entry.title
  const pathsOf = (role: ViewRole, facts: Partial<MenuFacts> = {}) =>
    menuFor(role, { ...FACTS, ...facts }, titleOf).flatMap(({ entries }) =>
      entries.map((entry) => entry.path),
    )

  test('NAV-016 Every entry of the menu may be opened, for every role', () => {
    for (const role of VIEW_ROLES) {
      const facts = { ...FACTS, isHouse: role === 'house', advancedAgency: true }
      expect(pathsOf(role, facts).filter((path) => !mayVisit(path, role, facts))).toEqual([])
    }
  })

  test('NAV-042 House and agency see no entry of an account unless they look at one', () => {
    for (const role of ['house', 'agencyAdmin'] as const)
      expect(pathsOf(role)).not.toContain('/content-overview')
  })

  test('NAV-037 Entries without a group stand together, the person’s own pages in the user menu', () => {
    const main = MENU.filter((entry) => entry.group === 'main').map((entry) => entry.path)
    const named = [
      '/welcome-user',
      '/content-overview',
      '/workflow',
      '/tasks/all',
      '/my-accounts',
      '/my-agency',
    ]
    expect(main).toEqual(expect.arrayContaining(['/apps/dashboards/analytics', ...named]))
    const own = MENU.filter((entry) => entry.place === 'userMenu').map((entry) => entry.path)
    expect(own).toEqual(['/account', '/logout'])
  })

  test('NAV-030 The extras are sorted by title', () => {
    const titles: Record<string, string> = { apiKeys: 'Zebra', categories: 'Anchor' }
    const extras = MENU.filter((entry) => entry.group === 'extras').map(
      (entry) => titles[entry.title] ?? entry.title,
    )
    const shown = menuFor('account', FACTS, (entry) => titles[entry.title] ?? entry.title).find(
      ({ group }) => group === 'extras',
    )
    const order = (shown?.entries ?? []).map((entry) => titles[entry.title] ?? entry.title)
    expect(order).toEqual(
      extras.filter((title) => order.includes(title)).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  test('NAV-016 What is not built is not shown, and only what the table names can be unbuilt', () => {
    for (const role of VIEW_ROLES) expect(pathsOf(role).filter((path) => UNBUILT.includes(path))).toEqual([])
    expect(UNBUILT.filter((path) => !MENU.some((entry) => entry.path === path))).toEqual([])
  })
})

test('NAV-014 NAV-015 Content starts with the form for those who may create, with the list for others', () => {
  expect(contentStart(true)).toBe('/content/new')
  expect(contentStart(false)).toBe('/content-overview')
  expect(SETTINGS_START).toBe('/settings/account')
})

import type { ViewRole } from '../auth/view-role.ts'
import { matchPath } from './match-path.ts'
import { MENU } from './menu.ts'
import { MENU_GATES, MENU_GROUPS, type MenuEntry, type MenuFacts, type MenuGroup } from './menu-entry.ts'
import { EVERYONE_PATHS, OUTSIDE_MENU, PUBLIC_PATHS } from './paths.ts'
import { UNBUILT } from './unbuilt.ts'

/**
 * The menu of a view role, group by group, empty groups left out. The extras are sorted by `titleOf` (NAV-030),
 * all else keeps the table's order. Entries whose screen is not built are left out.
 */
export function menuFor(
  role: ViewRole,
  facts: MenuFacts,
  titleOf: (entry: MenuEntry) => string,
): { group: MenuGroup; entries: MenuEntry[] }[] {
  const open = MENU.filter((entry) => !UNBUILT.includes(entry.path) && isOpen(entry, role, facts))
  return MENU_GROUPS.map((group) => {
    const entries = open.filter((entry) => entry.group === group)
    return {
      group,
      entries: group === 'extras' ? entries.sort((a, b) => titleOf(a).localeCompare(titleOf(b))) : entries,
    }
  }).filter(({ entries }) => entries.length > 0)
}

/** Whether a signed-in person may open a path; the same answer in menu, route guard and server (NAV-016). */
export function mayVisit(path: string, role: ViewRole, facts: MenuFacts): boolean {
  const rule = ruleOf(path)
  if (rule === undefined) return false
  return rule === 'public' || rule === 'everyone' || isOpen(rule, role, facts)
}

/** What decides about a path: its own entry, its parent's (NAV-049), or a wide door. Undefined: there is no such page. */
export function ruleOf(path: string): MenuEntry | 'public' | 'everyone' | undefined {
  if (matchPath(path, PUBLIC_PATHS)) return 'public'
  if (matchPath(path, EVERYONE_PATHS) !== undefined) return 'everyone'
  const own = MENU.find((entry) => entry.path === path)
  if (own) return own
  const pattern = matchPath(path, Object.keys(OUTSIDE_MENU))
  const parent = pattern === undefined ? undefined : OUTSIDE_MENU[pattern]
  return MENU.find((entry) => entry.path === parent)
}

/** Roles that a permissions object limits (ROL-004, ROL-005). */
const LIMITED_ROLES: readonly ViewRole[] = ['accountUser', 'user']

function isOpen(entry: MenuEntry, role: ViewRole, facts: MenuFacts): boolean {
  if (!entry.roles.includes(role)) return false
  if (entry.gate && !MENU_GATES[entry.gate](facts, role)) return false
  if (entry.always || facts.navigationList === null || !LIMITED_ROLES.includes(role)) return true
  return facts.navigationList.includes(entry.path)
}

import type { ViewRole } from './view-role.ts'

export const CONTENT_RIGHTS = ['create', 'update', 'delete'] as const
export type ContentRight = (typeof CONTENT_RIGHTS)[number]

/**
 * What a limited member of an account may do (ROL-005, ROL-006). Content types are keyed by id.
 * Each right stands alone; reading comes with membership (ROL-008).
 */
export interface Permissions {
  contentType: Record<string, ContentRight[]>
  navigationList: string[]
  customFieldGroups: string[]
  ai: Record<string, boolean>
  other: Record<string, boolean | number>
}

export const NO_PERMISSIONS: Permissions = {
  contentType: {},
  navigationList: [],
  customFieldGroups: [],
  ai: {},
  other: {},
}

/** What the caller may do inside one account: `all` for full rights (ROL-004), else the permissions object. */
export type AccountRights = { full: true } | { full: false; permissions: Permissions }

/** House, agency and the primary user have full rights; so has an admin; all others are limited (ROL-004, ROL-005). */
export function rightsInAccount(role: ViewRole, permissions: Permissions): AccountRights {
  return role === 'account' || role === 'accountAdmin' ? { full: true } : { full: false, permissions }
}

export function mayChangeContentType(
  rights: AccountRights,
  right: ContentRight,
  contentTypeId: string,
): boolean {
  return rights.full || (rights.permissions.contentType[contentTypeId]?.includes(right) ?? false)
}

/** Fields without a group are everybody's who may change the item; a named group needs its own right (TAX-015). */
export function mayFillFieldGroup(rights: AccountRights, group: string): boolean {
  return rights.full || group === '' || rights.permissions.customFieldGroups.includes(group)
}

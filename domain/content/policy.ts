import { type AccountRights, mayChangeContentType } from '../auth/permissions.ts'

/** What the caller may do with one item; statuses are changed by whoever may change the item (CNT-007). */
export interface ContentAbilities {
  update: boolean
  delete: boolean
  publish: boolean
}

/** ROL-004, ROL-005: full rights, or the right on this very content type. */
export function mayCreateContent(rights: AccountRights, contentTypeId: string): boolean {
  return mayChangeContentType(rights, 'create', contentTypeId)
}

/** Each right stands alone: delete does not bring update with it (ROL-008). */
export function contentAbilities(rights: AccountRights, contentTypeId: string): ContentAbilities {
  const update = mayChangeContentType(rights, 'update', contentTypeId)
  return { update, delete: mayChangeContentType(rights, 'delete', contentTypeId), publish: update }
}

/** An item moves to another type only for those who may change the one and make the other. */
export function mayMoveContent(rights: AccountRights, fromTypeId: string, toTypeId: string): boolean {
  return contentAbilities(rights, fromTypeId).update && mayCreateContent(rights, toTypeId)
}

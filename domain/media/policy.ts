import { type AccountRights, mayChangeContentType } from '../auth/permissions.ts'

/** Who may create or change content of some type may bring in media for it (MED-016). */
export function mayUploadMedia(rights: AccountRights): boolean {
  if (rights.full) return true
  return Object.values(rights.permissions.contentType).some(
    (given) => given.includes('create') || given.includes('update'),
  )
}

/** The content's update right decides about its media (MED-016). */
export function mayChangeMediaOf(rights: AccountRights, contentTypeId: string): boolean {
  return mayChangeContentType(rights, 'update', contentTypeId)
}

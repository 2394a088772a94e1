/** Ids are UUIDv7 strings, branded by what they name, so that one kind is never passed for another. An id is never a secret. */
type Brand<Name extends string> = { readonly __brand: Name }
export type Id<Name extends string> = string & Brand<Name>

/** Whether a text is a UUID in lowercase, as every id of ours is written. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

export type AgencyId = Id<'agency'>
export type AccountId = Id<'account'>
export type UserId = Id<'user'>
export type SessionId = Id<'session'>
export type WhitelabelId = Id<'whitelabel'>
export type ContentId = Id<'content'>
export type ContentTypeId = Id<'contentType'>
export type CustomFieldId = Id<'customField'>
export type CategoryId = Id<'category'>
export type ServiceId = Id<'service'>
export type LabelGroupId = Id<'labelGroup'>
export type LabelId = Id<'label'>
export type MediaId = Id<'media'>

/**
 * An account the caller was let into. Only the server's gate makes one (server/features/auth/gate),
 * so a query that takes it cannot be reached unchecked (SEC-002).
 */
export type AuthorizedAccount = Id<'account'> & { readonly __authorized: true }

/** An agency the caller was let into; made by the gate only. */
export type AuthorizedAgency = Id<'agency'> & { readonly __authorized: true }

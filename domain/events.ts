import type { TaxonomyKind } from './taxonomy/taxonomy-kind.ts'

/** Everything that is told after it happened, by name, with what it carries. Ids only: whoever needs more reads it. */
export interface DomainEvents {
  'content.saved': { contentId: string; version: number }
  'content.deleted': { contentId: string }
  'content.restored': { contentId: string }
  'media.uploaded': { mediaId: string }
  'media.ready': { mediaId: string }
  'media.failed': { mediaId: string }
  'media.changed': { mediaId: string }
  'media.deleted': { mediaId: string; fileKey: string; name: string; kind: string }
  /** What was changed, so that copies of its name follow; without it anything may have. */
  'taxonomy.changed': { kind?: TaxonomyKind; id?: string }
  'public-copies.renewed': Record<string, never>
  'site-settings.saved': Record<string, never>
  'account.changed': Record<string, never>
  'account.signed-up': { accountId: string }
  'whitelabel.changed': { whitelabelId: string }
  'mail.queued': { mailId: string }
}
export type EventType = keyof DomainEvents

/** One event as listeners and live clients get it. `accountId` is null when it belongs to no account. */
export interface DomainEvent<Type extends EventType = EventType> {
  id: string
  type: Type
  accountId: string | null
  payload: DomainEvents[Type]
}

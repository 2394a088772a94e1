import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'
import type { PublicCopies } from './public-copies.ts'

export interface Save {
  action: 'content.create' | 'content.update' | 'content.changeStatus' | 'content.delete' | 'content.restore'
  contentId: string
  version: number
  /** What differs from the version before; later saves merge by it. */
  fields: readonly string[]
}

const EVENTS = {
  'content.create': 'content.saved',
  'content.update': 'content.saved',
  'content.changeStatus': 'content.saved',
  'content.delete': 'content.deleted',
  'content.restore': 'content.restored',
} as const

/** What follows every save in its own transaction: the public copy, the audit row and the event (PUB-008, SEC-006). */
export async function recordSave(ctx: AccountCtx, tx: Tx, copies: PublicCopies, save: Save): Promise<void> {
  const { account } = ctx
  const { action, contentId, version, fields } = save
  await copies.renew(tx, account, [contentId])
  await recordAudit(tx, ctx, account, { action, subjectId: contentId, detail: { version, fields } })
  await emit(tx, ctx.now(), { type: EVENTS[action], accountId: account, payload: { contentId, version } })
}

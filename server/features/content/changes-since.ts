import { MEDIA_FIELDS } from '@vitrine/domain/content/merge.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { findPersonName } from './queries.ts'

/** What happened to an item after a version, read from the audit log. */
export interface ChangesSince {
  fields: string[]
  changedBy: string | null
  changedAt: Date | null
}

export async function findChangesSince(
  tx: Tx,
  account: AuthorizedAccount,
  contentId: string,
  versions: { after: number; now: number },
): Promise<ChangesSince> {
  const { rows } = await sql<{
    version: number
    fields: string[]
    actor_user_id: string | null
    created_at: Date
  }>`
    select (detail->>'version')::int as version, detail->'fields' as fields, actor_user_id, created_at from audit_log
     where account_id = ${account} and subject_id = ${contentId} and (detail->>'version')::int > ${versions.after}
     order by created_at desc, id desc limit 1000`.execute(tx)
  const fields = new Set(rows.flatMap((row) => row.fields ?? []))
  // a version that nobody wrote fields for came from taking a medium off the item
  const known = new Set(rows.map((row) => row.version)).size
  if (known < versions.now - versions.after) for (const field of MEDIA_FIELDS) fields.add(field)
  const [latest] = rows
  return {
    fields: [...fields],
    changedBy: latest ? await findPersonName(tx, latest.actor_user_id) : null,
    changedAt: latest?.created_at ?? null,
  }
}

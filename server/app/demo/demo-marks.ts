import { sql } from 'kysely'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

/** Which account belongs to which business of the demo, and who owns it. */
export type DemoIds = Readonly<Record<string, { accountId: string; ownerId: string; agencyId: string }>>

const STARTED = 'demo.started'
const FILLED = 'demo.filled'

/** How far the demo got in this database; `started` is undefined where there is none. */
export interface DemoProgress {
  started: { ids: DemoIds; at: Date } | undefined
  filled: ReadonlySet<string>
}

export async function readProgress(tx: Tx): Promise<DemoProgress> {
  const rows = await tx
    .selectFrom('access_log')
    .where('action', 'in', [STARTED, FILLED])
    .select(['action', 'account_id', 'detail', 'created_at'])
    .execute()
  const start = rows.find((row) => row.action === STARTED)
  return {
    // written by markStarted below, by nothing else
    started: start && { ids: (start.detail as { ids: DemoIds }).ids, at: start.created_at },
    filled: new Set(rows.flatMap((row) => (row.action === FILLED && row.account_id ? [row.account_id] : []))),
  }
}

/** Without agency and without login a database belongs to nobody yet. */
export async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from agencies) and not exists (select from users) as empty`.execute(tx)
  return rows[0]?.empty ?? false
}

export async function markStarted(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  ids: DemoIds,
): Promise<void> {
  await mark(tx, services, { action: STARTED, detail: { ids } })
}

export async function markFilled(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  accountId: string,
): Promise<void> {
  await mark(tx, services, { action: FILLED, account_id: accountId })
}

async function mark(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  entry: { action: string; account_id?: string; detail?: object },
): Promise<void> {
  await tx
    .insertInto('access_log')
    .values({
      id: services.newId(),
      created_at: services.now(),
      action: entry.action,
      account_id: entry.account_id ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}

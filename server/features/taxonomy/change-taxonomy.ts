import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { TaxonomyKind } from '@vitrine/domain/taxonomy/taxonomy-kind.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import type { Tx } from '#platform/db/database.ts'
import { violatedConstraint } from '#platform/db/errors.ts'
import { emit } from '#platform/events/emit.ts'

/** What a change of the taxonomy is, for the audit log and whoever listens. */
export interface TaxonomyChange {
  /** Like `category.update`. */
  action: string
  kind: TaxonomyKind
  id: string
  detail?: Record<string, unknown>
}

/** One transaction around a change: waits for its turn, then counts, tells and records it. */
export async function changeTaxonomy<Result>(
  ctx: AccountCtx,
  change: TaxonomyChange,
  work: (tx: Tx, account: AuthorizedAccount) => Promise<Result>,
): Promise<Result> {
  const { account } = ctx
  try {
    return await ctx.db.inAccount(account, async (tx) => {
      await bumpUpdateCount(tx, account)
      const result = await work(tx, account)
      const payload = { kind: change.kind, id: change.id }
      await emit(tx, ctx.now(), { type: 'taxonomy.changed', accountId: account, payload })
      await recordAudit(tx, ctx, account, {
        action: change.action,
        subjectId: change.id,
        detail: change.detail ?? {},
      })
      return result
    })
  } catch (error) {
    throw asProblem(error) ?? error
  }
}

export const notThere = () => new Problem('notFound', 'notFound', 'There is nothing here')

function asProblem(error: unknown): Problem | undefined {
  const violated = violatedConstraint(error)
  if (violated?.kind === 'unique') {
    const message = 'There is already one of this name'
    return new Problem('conflict', 'nameTaken', message, {
      issues: [{ path: 'body.label', code: 'nameTaken', message }],
    })
  }
  if (violated?.kind !== 'foreignKey') return undefined
  if (violated.name === 'labels_account_id_group_id_fkey') return notThere()
  // content got linked in the very moment between looking and deleting
  return new Problem('conflict', 'inUse', 'This is in use by content and cannot be deleted')
}

import { Problem } from '@vitrine/domain/problem.ts'

/** How many items are named when something cannot be deleted because of them. */
export const NAMED_USERS = 3

/** Refuses to delete what content still uses, naming some of it (TAX-011). */
export function refuseWhenUsed(label: string, usedBy: readonly { id: string; title: string }[]): void {
  if (usedBy.length === 0) return
  const titles = usedBy.slice(0, NAMED_USERS).map((item) => `“${item.title}”`)
  const rest = usedBy.length > NAMED_USERS ? ' and others' : ''
  throw new Problem(
    'conflict',
    'inUse',
    `“${label}” is linked to content and cannot be deleted: ${titles.join(', ')}${rest}`,
    {
      details: { label, usedBy: usedBy.slice(0, NAMED_USERS), hasMore: usedBy.length > NAMED_USERS },
    },
  )
}

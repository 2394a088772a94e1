import { type InputIssue, Problem } from '@vitrine/domain/problem.ts'

/** CNT-019, CNT-020: nothing like it is in this account. */
export const contentNotAvailable = () =>
  new Problem('notFound', 'contentNotAvailable', 'This content is not available.')

/** CNT-019, CNT-020: it was there and was deleted since. */
export const contentRemoved = () =>
  new Problem('notFound', 'contentRemoved', 'This content was removed from another device.')

export function refuseIssues(issues: InputIssue[]): void {
  const [first] = issues
  if (first)
    throw new Problem('invalidInput', issues.length === 1 ? first.code : 'invalidInput', first.message, {
      issues,
    })
}

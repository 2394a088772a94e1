import { Problem } from '@vitrine/domain/problem.ts'
import type { Logger } from '#platform/log/logger.ts'
import { PROBLEM_STATUS } from './problem-status.ts'

/** Turns whatever was thrown into `{error: {code, message, issues?, details?}}`; what nobody expected is logged and told plainly. */
export function answerProblem(error: unknown, log: Logger): Response {
  if (error instanceof Problem) {
    const { code, message, issues, details } = error
    const headers: Record<string, string> = error.kind === 'tooManyAttempts' ? { 'retry-after': '60' } : {}
    return Response.json(
      { error: { code, message, issues, details } },
      { status: PROBLEM_STATUS[error.kind], headers },
    )
  }
  log.error('a request failed', { error })
  return Response.json(
    { error: { code: 'internal', message: 'Something went wrong on our side. Nothing was changed.' } },
    { status: 500 },
  )
}

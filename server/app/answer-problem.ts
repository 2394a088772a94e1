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
  if (isDataException(error)) {
    // its words hold what was sent
    log.warn('the database could not take what was sent', { code: error.code })
    return answerProblem(new Problem('invalidInput', 'invalidInput', 'Some of the input is not right'), log)
  }
  log.error('a request failed', { error })
  return Response.json(
    { error: { code: 'internal', message: 'Something went wrong on our side. Nothing was changed.' } },
    { status: 500 },
  )
}

/** Class 22 of PostgreSQL: a value that is none of its type, such as a text with a zero character or half an id. */
function isDataException(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code))
}

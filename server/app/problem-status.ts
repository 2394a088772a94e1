import type { ProblemKind } from '@vitrine/domain/problem.ts'

/** The only place where a kind of problem becomes an HTTP status (API-003). */
export const PROBLEM_STATUS = {
  invalidInput: 422,
  notSignedIn: 401,
  notAllowed: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooManyAttempts: 429,
  unavailable: 503,
} as const satisfies Record<ProblemKind, number>

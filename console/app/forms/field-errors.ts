import { ApiProblem } from '#app/api/api-problem.ts'

/** Field → message of a refused form: `body.email` becomes `email`. Empty when the refusal names no field. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(error.issues.map((issue) => [issue.path.replace(/^body\./, ''), issue.message]))
}

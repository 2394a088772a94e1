import type { InputIssue } from '@vitrine/domain/problem.ts'

/** A refusal of the server, or no answer at all (`code` 'network', `status` 0). */
export class ApiProblem extends Error {
  readonly status: number
  /** Stable, for programs (ERR-002). */
  readonly code: string
  readonly issues: InputIssue[]
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { issues?: InputIssue[]; details?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.issues = more.issues ?? []
    this.details = more.details ?? {}
  }

  static network(): ApiProblem {
    return new ApiProblem(0, 'network', '')
  }

  /** Reads `{error: {code, message, issues?, details?}}`; anything else becomes 'unknown'. */
  static async from(response: Response): Promise<ApiProblem> {
    const body: unknown = await response.json().catch(() => undefined)
    const error = isRecord(body) && isRecord(body.error) ? body.error : {}
    const issues = Array.isArray(error.issues) ? error.issues.filter(isIssue) : []
    return new ApiProblem(response.status, textOr(error.code, 'unknown'), textOr(error.message, ''), {
      issues,
      details: isRecord(error.details) ? error.details : {},
    })
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isIssue = (value: unknown): value is InputIssue => isRecord(value) && typeof value.path === 'string'
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/** One thing wrong with the input, at a path like `body.title`. `code` is a dictionary key below `problem.`. */
export interface InputIssue {
  path: string
  code: string
  message: string
}

const PROBLEM_KINDS = [
  'invalidInput',
  'notSignedIn',
  'notAllowed',
  'notFound',
  'conflict',
  'tooLarge',
  'tooManyAttempts',
  'unavailable',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/**
 * The one kind of error that verbs throw on purpose. `code` is stable for programs and a dictionary key for people;
 * which HTTP status a kind becomes is decided in server/app only.
 */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly code: string
  readonly issues: InputIssue[] | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(
    kind: ProblemKind,
    code: string,
    message: string,
    more: { issues?: InputIssue[]; details?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.kind = kind
    this.code = code
    this.issues = more.issues
    this.details = more.details
  }
}

/** The caller's role or rights do not reach that far (ROL-019). */
export function noPermission(): Problem {
  return new Problem('notAllowed', 'noPermission', "You don't have permission")
}

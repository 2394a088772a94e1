import type { MailOutcome, MailProblem } from './mailer.ts'

const MAX_REPLY_LENGTH = 500

/**
 * What an SMTP error means for the mail. Only a 5xx about this very mail is final: an unknown receiver, a refused
 * sender or content. A wrong password or a dead server gets better once somebody mends the configuration.
 */
export function asMailFailure(error: unknown): MailOutcome {
  const { code = '', responseCode = 0, message } = describe(error)
  const problem = problemOf(code, responseCode, message)
  return {
    outcome: 'failed',
    failure: problem === 'rejected' ? 'permanent' : 'temporary',
    problem,
    reply: message.slice(0, MAX_REPLY_LENGTH),
  }
}

function problemOf(code: string, responseCode: number, message: string): MailProblem {
  if (code === 'EAUTH' || code === 'ENOAUTH' || SIGN_IN_REPLIES.has(responseCode)) return 'sign-in'
  if (code === 'ETLS' || /certificate|self.signed|\btls\b|\bssl\b/i.test(message)) return 'tls'
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') return 'timed-out'
  if (responseCode >= 500 && !NOT_ABOUT_THE_MAIL.has(responseCode)) return 'rejected'
  if (responseCode >= 400) return 'busy'
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'rejected' : 'unreachable'
}

/** «Sign in first», too weak a sign-in, wrong name or password. */
const SIGN_IN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** Commands not understood, no mail taken here: the next mail would fare the same. */
const NOT_ABOUT_THE_MAIL: ReadonlySet<number> = new Set([500, 502, 503, 504, 521])

function describe(error: unknown): { code?: string; responseCode?: number; message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    message: error.message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
  }
}

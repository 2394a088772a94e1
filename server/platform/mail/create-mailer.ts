import type { Mailer } from './mailer.ts'
import { createSmtpMailer, type SmtpTimeouts } from './smtp-mailer.ts'

/** With an SMTP address mails go there, without one they are kept for the outbox page. AUT-045 */
export function createMailer(options: { smtpUrl?: string | undefined; timeouts?: SmtpTimeouts }): Mailer {
  const { smtpUrl, timeouts } = options
  if (smtpUrl === undefined || smtpUrl === '') return outboxMailer
  return createSmtpMailer(smtpUrl, timeouts)
}

const outboxMailer: Mailer = {
  delivers: false,
  send: async () => ({ outcome: 'kept' }),
}

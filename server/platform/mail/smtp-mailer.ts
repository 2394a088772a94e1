import { createTransport } from 'nodemailer'
import { asMailFailure } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'

/** In milliseconds: until the connection stands, until the server greets, and of silence in between. */
export interface SmtpTimeouts {
  readonly connectMs: number
  readonly greetingMs: number
  readonly silenceMs: number
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 30_000 }

/**
 * Sends through `smtp://user:password@host:587` or `smtps://…:465`. Throws at once when the address is none.
 * A password only travels encrypted, except to this machine itself.
 */
export function createSmtpMailer(smtpUrl: string, timeouts: SmtpTimeouts = TIMEOUTS): Mailer {
  const url = parseSmtpUrl(smtpUrl)
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? defaultPort(url) : Number(url.port),
    secure: url.protocol === 'smtps:',
    requireTLS:
      url.searchParams.get('requireTLS') === 'true' || (url.username !== '' && !isThisMachine(url.hostname)),
    tls: { rejectUnauthorized: url.searchParams.get('rejectUnauthorized') !== 'false' },
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    delivers: true,
    async send({ to, from, replyTo, subject, html, text, headers }) {
      try {
        const { messageId } = await transport.sendMail({
          to: { name: '', address: to },
          from,
          replyTo,
          subject,
          html,
          text,
          headers,
        })
        return { outcome: 'sent', messageId }
      } catch (error) {
        return asMailFailure(error)
      }
    },
  }
}

function parseSmtpUrl(smtpUrl: string): URL {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
    )
  }
  return url
}

function defaultPort(url: URL): number {
  return url.protocol === 'smtps:' ? 465 : 587
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

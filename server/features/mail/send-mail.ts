import type { Services } from '#platform/context/context.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { readSender } from './sender.ts'

/** Pauses double from two seconds on, so the last try is about a quarter of an hour after the first. */
export const SEND_MAIL = defineJob<{ mailId: string }>({
  name: 'send-mail',
  retries: 9,
  expiresInSeconds: 120,
  concurrency: 2,
})

export const GIVE_UP_AFTER_MS = 10 * 60 * 1000

/** A failure that is worth another try; the queue calls again. */
class MailDelayed extends Error {
  override name = 'MailDelayed'
}

/**
 * Hands one mail to the mailer, once: what is not queued any more is left alone. Only temporary failures are tried
 * again. The text of a mail that left is wiped, since its links let people in.
 */
export async function sendMail(
  services: Pick<Services, 'db' | 'mailer' | 'now' | 'log'>,
  mailId: string,
): Promise<void> {
  const { db, mailer, log } = services
  const mail = await db.shared((tx) =>
    tx.selectFrom('mail_outbox').where('id', '=', mailId).selectAll().executeTakeFirst(),
  )
  if (mail?.status !== 'queued') return
  const { recipient: to, subject, html, text } = mail
  const result = await mailer.send({ to, from: readSender(mail.sender), subject, html, text })
  const now = services.now()
  const write = (values: {
    status: string
    failure?: string | null
    sent_at?: Date
    html?: string
    text?: string
  }) => db.shared((tx) => tx.updateTable('mail_outbox').set(values).where('id', '=', mailId).execute())
  switch (result.outcome) {
    case 'kept':
      await write({ status: 'kept' })
      return
    case 'sent':
      await write({ status: 'sent', failure: null, sent_at: now, html: '', text: '' })
      return
    case 'failed': {
      const failure = `${result.problem}: ${result.reply}`
      const triesAgain =
        result.failure === 'temporary' && now.getTime() - mail.created_at.getTime() < GIVE_UP_AFTER_MS
      await write({ status: triesAgain ? 'queued' : 'failed', failure })
      log.warn('a mail did not go', { mailId, failure, triesAgain })
      if (triesAgain) throw new MailDelayed(failure)
    }
  }
}

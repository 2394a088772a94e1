import type { HostBrand } from '@vitrine/domain/hosts/host.ts'
import type { MailKind } from '@vitrine/domain/mail/mail-text.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/events/emit.ts'
import { composeMail, type MailRequest } from '#platform/mail/compose-mail.ts'
import { mailBrand } from './mail-brand.ts'
import { writeSender } from './sender.ts'

export interface MailToQueue extends Omit<MailRequest, 'brand'> {
  kind: MailKind
  to: string
  /** The host in whose name it goes out. */
  host: { name: string; brand: HostBrand; agencyId?: string | undefined }
}

/** Writes a mail into the outbox with the rest of the transaction; it leaves once that has committed (AUT-045). */
export async function queueMail(
  ctx: Pick<Services, 'config' | 'now' | 'newId'>,
  tx: Tx,
  mail: MailToQueue,
): Promise<{ mailId: string }> {
  const { kind, to, host, ...request } = mail
  const brand = mailBrand(ctx, host.name, host.brand)
  const mailId = ctx.newId<string>()
  const parts = composeMail(kind, { ...request, brand })
  await tx
    .insertInto('mail_outbox')
    .values({
      id: mailId,
      recipient: to,
      sender: writeSender({ name: brand.appName, address: ctx.config.mailFrom }),
      subject: parts.subject,
      html: parts.html,
      text: parts.text,
      language: mail.language,
      agency_id: host.agencyId ?? null,
      created_at: ctx.now(),
    })
    .execute()
  await emit(tx, ctx.now(), { type: 'mail.queued', accountId: null, payload: { mailId } })
  return { mailId }
}

import type { MailDetail, MailSummary } from '@vitrine/contract/mail.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { keysetOf, readKeyset } from '#platform/db/keyset.ts'
import { presentMail } from './present.ts'

export const MAILS_PER_PAGE = 50

export interface MailQuery {
  after?: string | undefined
  status?: MailSummary['status'] | undefined
  search?: string | undefined
}

/** The outbox, newest first, for the house alone (AUT-045). */
export async function listMails(ctx: UserCtx, query: MailQuery) {
  const after = readKeyset(query.after, 2)
  const rows = await ctx.db.shared((tx) =>
    tx
      .selectFrom('mail_outbox')
      .select([
        'id',
        'recipient',
        'sender',
        'subject',
        'language',
        'status',
        'failure',
        'created_at',
        'sent_at',
      ])
      .$if(query.status !== undefined, (on) => on.where('status', '=', query.status ?? ''))
      .$if(Boolean(query.search), (on) =>
        on.where((where) => {
          const wanted = `%${(query.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
          return where.or([where('recipient', 'ilike', wanted), where('subject', 'ilike', wanted)])
        }),
      )
      .$if(after !== undefined, (on) =>
        on.where((where) =>
          where(
            where.refTuple('created_at', 'id'),
            '<',
            where.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? ''),
          ),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAILS_PER_PAGE + 1)
      .execute(),
  )
  const items = rows.slice(0, MAILS_PER_PAGE)
  const last = rows.length > MAILS_PER_PAGE ? items.at(-1) : undefined
  return {
    items: items.map(presentMail),
    next: last ? keysetOf([last.created_at.toISOString(), last.id]) : null,
    delivers: ctx.mailer.delivers,
  }
}

/** One mail with its text. Throws notFound. */
export async function readMail(ctx: UserCtx, mailId: string): Promise<MailDetail> {
  const row = await ctx.db.shared((tx) =>
    tx.selectFrom('mail_outbox').where('id', '=', mailId).selectAll().executeTakeFirst(),
  )
  if (!row) throw new Problem('notFound', 'notFound', 'There is no such mail')
  return { ...presentMail(row), text: row.text || null }
}

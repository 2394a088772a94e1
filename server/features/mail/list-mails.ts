import type { MailDetail, MailSummary } from '@vitrine/contract/mail.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { UserCtx } from '#platform/context/context.ts'
import { readTimeKeyset, timeKeysetOf } from '#platform/db/keyset.ts'
import { containing } from '#platform/db/like-pattern.ts'
import { presentMail } from './present.ts'

const MAILS_PER_PAGE = 50

export interface MailQuery {
  after?: string | undefined
  status?: MailSummary['status'] | undefined
  search?: string | undefined
}

/** The outbox, newest first, for the house alone (AUT-045). */
export async function listMails(ctx: UserCtx, query: MailQuery) {
  const after = readTimeKeyset(query.after)
  const wanted = query.search ? containing(query.search) : undefined
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
      .where((where) =>
        where.and([
          ...(query.status ? [where('status', '=', query.status)] : []),
          ...(wanted
            ? [where.or([where('recipient', 'ilike', wanted), where('subject', 'ilike', wanted)])]
            : []),
          ...(after ? [where(where.refTuple('created_at', 'id'), '<', where.tuple(after.at, after.id))] : []),
        ]),
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
    next: last ? timeKeysetOf({ at: last.created_at, id: last.id }) : null,
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

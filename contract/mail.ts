import { MAIL_STATUSES } from '@vitrine/domain/mail/mail-status.ts'
import { z } from 'zod'
import { cursor, id, language, page, timestamp } from './fields.ts'
import { route } from './route.ts'

const mailSummary = z.object({
  id,
  recipient: z.string(),
  sender: z.string(),
  subject: z.string(),
  language,
  status: z.enum(MAIL_STATUSES),
  /** What the mail server said, in its own words. */
  failure: z.string().nullable(),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
})
export type MailSummary = z.output<typeof mailSummary>

const mailDetail = mailSummary.extend({
  /** The plain-text part; null once the mail was sent, since its links let people in. */
  text: z.string().nullable(),
})
export type MailDetail = z.output<typeof mailDetail>

export const mailRoutes = {
  listMails: route({
    method: 'get',
    path: '/api/house/mails',
    access: { scope: 'house' },
    summary: 'Mails of the product, newest first, 50 a page (AUT-045)',
    tags: ['mail'],
    query: z.object({
      after: cursor.optional(),
      status: z.enum(MAIL_STATUSES).optional(),
      search: z.string().trim().max(200).optional(),
    }),
    response: page(mailSummary).extend({
      /** Whether mails leave the house at all. */
      delivers: z.boolean(),
    }),
  }),
  readMail: route({
    method: 'get',
    path: '/api/house/mails/{mailId}',
    access: { scope: 'house' },
    summary: 'One mail with its text',
    tags: ['mail'],
    params: z.object({ mailId: id }),
    response: mailDetail,
  }),
}

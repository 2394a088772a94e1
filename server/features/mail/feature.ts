import { mailRoutes } from '@vitrine/contract/mail.ts'
import type { Listener } from '#platform/events/relay-events.ts'
import { type Feature, handle } from '#platform/http/feature.ts'
import type { JobHandler } from '#platform/queue/queue.ts'
import { listMails, readMail } from './list-mails.ts'
import { SEND_MAIL, sendMail } from './send-mail.ts'

export const mailFeature: Feature = {
  name: 'mail',
  routes: [
    handle(mailRoutes.listMails, (ctx, { query }) => listMails(ctx, query)),
    handle(mailRoutes.readMail, (ctx, { params }) => readMail(ctx, params.mailId)),
  ],
  listeners: ({ queue }) => [
    {
      event: 'mail.queued',
      // the payload of this very event
      hear: ({ payload }) =>
        queue.send(SEND_MAIL, payload as { mailId: string }, { key: (payload as { mailId: string }).mailId }),
    } satisfies Listener,
  ],
  jobKinds: [SEND_MAIL],
  jobs: (services) => [
    // what was sent under this kind's name
    {
      kind: SEND_MAIL,
      run: (data) => sendMail(services, (data as { mailId: string }).mailId),
    } satisfies JobHandler,
  ],
}

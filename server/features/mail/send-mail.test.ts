import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PLATFORM_BRAND } from '#features/hosts/index.ts'
import type { MailOutcome } from '#platform/mail/mailer.ts'
import { makeSession, makeUser } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { queueMail } from './index.ts'
import { GIVE_UP_AFTER_MS, sendMail } from './send-mail.ts'
import { readSender, writeSender } from './sender.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.services.db.shared((tx) => tx.deleteFrom('mail_outbox').execute()))

const queue = (to = 'ann@example.test') =>
  server.services.db.shared((tx) =>
    queueMail(server.services, tx, {
      kind: 'passwordReset',
      to,
      language: 'tr',
      recipientName: 'Ann',
      url: 'https://app.example.com/set-password?code=secret-code',
      host: { name: 'localhost', brand: PLATFORM_BRAND },
    }),
  )
const withMailer = (outcome: MailOutcome) => ({
  ...server.services,
  mailer: { delivers: true, send: async () => outcome },
})
const row = (id: string) =>
  server.services.db.shared((tx) =>
    tx.selectFrom('mail_outbox').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  )
const house = async () =>
  server.api(
    await makeSession(server.services, { userId: (await makeUser(server.services, { type: 'house' })).id }),
  )

test('AUT-045 without a mail server a mail is kept, and the house can read it with its link', async () => {
  const { mailId } = await queue()
  await server.settle()
  const api = await house()
  const { items, delivers } = await api.listMails()
  expect(delivers).toBe(false)
  expect(items.map((mail) => [mail.recipient, mail.status, mail.language])).toEqual([
    ['ann@example.test', 'kept', 'tr'],
  ])
  expect((await api.readMail({ params: { mailId } })).text).toContain('code=secret-code')
})

test('AUT-045 nobody but the house reads the outbox', async () => {
  const { mailId } = await queue()
  const agency = await makeSession(server.services, {
    userId: (await makeUser(server.services, { type: 'agency' })).id,
  })
  for (const path of ['/api/house/mails', `/api/house/mails/${mailId}`]) {
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await server.call('GET', path, { as: agency })).status).toBe(403)
  }
})

test('AUT-045 the text of a mail that was sent is wiped, and it is not sent twice', async () => {
  const { mailId } = await queue()
  let sent = 0
  const send = async () => {
    sent++
    return { outcome: 'sent', messageId: 'x' } as const
  }
  const services = { ...server.services, mailer: { delivers: true, send } }
  await sendMail(services, mailId)
  await sendMail(services, mailId)
  expect(sent).toBe(1)
  expect(await row(mailId)).toMatchObject({ status: 'sent', html: '', text: '', failure: null })
})

test('AUT-045 a temporary failure is tried again, for ten minutes; a permanent one is not', async () => {
  const busy = withMailer({ outcome: 'failed', failure: 'temporary', problem: 'busy', reply: '450 later' })
  const { mailId } = await queue()
  await expect(sendMail(busy, mailId)).rejects.toThrow('450 later')
  expect(await row(mailId)).toMatchObject({ status: 'queued', failure: 'busy: 450 later' })
  server.advance(GIVE_UP_AFTER_MS)
  await sendMail(busy, mailId)
  expect((await row(mailId)).status).toBe('failed')

  const other = await queue()
  await sendMail(
    withMailer({ outcome: 'failed', failure: 'permanent', problem: 'rejected', reply: '550 unknown' }),
    other.mailId,
  )
  expect(await row(other.mailId)).toMatchObject({ status: 'failed', failure: 'rejected: 550 unknown' })
})

test('AUT-045 API-005 the outbox pages by key, fifty at a time, and finds by address and status', async () => {
  for (let number = 0; number < 51; number++) {
    await queue(`person-${number}@example.test`)
    server.advance(1)
  }
  const api = await house()
  const first = await api.listMails()
  expect(first.items).toHaveLength(50)
  const second = await api.listMails({ query: { after: first.next ?? '' } })
  expect(second.items.map((mail) => mail.recipient)).toEqual(['person-0@example.test'])
  expect(second.next).toBeNull()
  const found = await api.listMails({ query: { search: 'PERSON-7@', status: 'queued' } })
  expect(found.items.map((mail) => mail.recipient)).toEqual(['person-7@example.test'])
  await expect(api.listMails({ query: { after: 'nonsense' } })).rejects.toMatchObject({ status: 422 })
})

test('AUT-045 a brand cannot put a second address into the sender', () => {
  const sender = writeSender({ name: 'Evil" <x@evil.example>\r\nBcc: y', address: 'no-reply@example.com' })
  expect(readSender(sender).address).toBe('no-reply@example.com')
  expect(readSender('bare@example.com')).toEqual({ name: '', address: 'bare@example.com' })
})

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createMailer } from './create-mailer.ts'
import type { Mail } from './mailer.ts'

const MAIL: Mail = {
  to: 'anna@example.com',
  from: { name: 'Atölye Işık', address: 'post@studio.example' },
  subject: 'أكِّد بريدك',
  html: '<p>Merhaba</p>',
  text: 'Merhaba',
  headers: { 'X-Mail-Kind': 'confirm-sign-up' },
}
const QUICK = { connectMs: 300, greetingMs: 300, silenceMs: 300 }

const opened: { close(done?: () => void): unknown }[] = []
afterEach(async () => {
  await Promise.all(
    opened.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  )
})

test('AUT-045 with a server configured the mail arrives, with both parts and its headers', async () => {
  let received = ''
  const url = await smtp({
    async onData(stream, _session, done) {
      received = await readText(stream)
      done()
    },
  })
  const mailer = createMailer({ smtpUrl: url, timeouts: QUICK })
  expect(mailer.delivers).toBe(true)
  expect(await mailer.send(MAIL)).toMatchObject({ outcome: 'sent', messageId: expect.stringMatching(/@/) })
  expect(received).toMatch(/^To: anna@example.com\r?$/m)
  expect(received).toMatch(/^X-Mail-Kind: confirm-sign-up\r?$/m)
  expect(received).toContain('multipart/alternative')
})

test('AUT-045 without a server the mail is kept for the outbox', async () => {
  for (const smtpUrl of [undefined, '']) {
    const mailer = createMailer({ smtpUrl })
    expect(mailer.delivers).toBe(false)
    expect(await mailer.send(MAIL)).toEqual({ outcome: 'kept' })
  }
})

test('AUT-045 an unknown receiver is a lasting failure', async () => {
  const url = await smtp({ onRcptTo: (_address, _session, done) => done(reply(550, 'No such user here')) })
  expect(await send(url)).toMatchObject({ outcome: 'failed', failure: 'permanent', problem: 'rejected' })
})

test('AUT-045 content that the server refuses is a lasting failure', async () => {
  const url = await smtp({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(reply(554, 'This looks like spam')))
    },
  })
  const outcome = await send(url)
  expect(outcome).toMatchObject({ failure: 'permanent', problem: 'rejected' })
  expect(outcome).toMatchObject({ reply: expect.stringContaining('looks like spam') })
})

test('AUT-045 a full mailbox or a greylisting server is worth another try', async () => {
  const url = await smtp({ onRcptTo: (_address, _session, done) => done(reply(451, 'Try again later')) })
  expect(await send(url)).toMatchObject({ failure: 'temporary', problem: 'busy' })
})

test('AUT-045 a server that is down is worth another try', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = urlOf(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await send(url)).toMatchObject({ failure: 'temporary', problem: 'unreachable' })
})

test.each([
  ['greets', { greetingMs: 200, silenceMs: 60_000 }, ''],
  ['answers', { greetingMs: 60_000, silenceMs: 200 }, '220 slow.example\r\n'],
])('AUT-045 a server that never %s is given up after the time-out', async (_, timeouts, greeting) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.resume().write(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({ close: (done) => server.close(done) })
  const mailer = createMailer({ smtpUrl: urlOf(server), timeouts: { connectMs: 60_000, ...timeouts } })
  expect(await mailer.send(MAIL)).toMatchObject({ failure: 'temporary', problem: 'timed-out' })
})

test('AUT-045 a server that wants a sign-in first will take the mail once it is configured', async () => {
  const url = await smtp({
    onMailFrom: (_address, _session, done) => done(reply(530, 'Authentication required')),
  })
  expect(await send(url)).toMatchObject({ failure: 'temporary', problem: 'sign-in' })
})

test('AUT-045 a certificate nobody vouches for is refused, unless the operator says otherwise', async () => {
  const url = await smtp({ hideSTARTTLS: false, disabledCommands: ['AUTH'] })
  expect(await send(url)).toMatchObject({ failure: 'temporary', problem: 'tls' })
  expect(await send(`${url}?rejectUnauthorized=false`)).toMatchObject({ outcome: 'sent' })
})

test('AUT-045 where encryption is demanded nothing is sent without it', async () => {
  const url = await smtp({})
  expect(await send(`${url}?requireTLS=true`)).toMatchObject({ failure: 'temporary', problem: 'tls' })
})

test('AUT-045 a wrong password is a matter of configuration, the mail can go later', async () => {
  const url = await smtp({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
  })
  expect(await send(url.replace('//', '//user:wrong@'))).toMatchObject({
    failure: 'temporary',
    problem: 'sign-in',
  })
})

test('AUT-045 nobody can smuggle a receiver or a header into a mail', async () => {
  const receivers: string[] = []
  let received = ''
  const url = await smtp({
    onRcptTo(address, _session, done) {
      receivers.push(address.address)
      done()
    },
    async onData(stream, _session, done) {
      received = await readText(stream)
      done()
    },
  })
  await send(url, {
    ...MAIL,
    subject: 'Hello\r\nBcc: spy@example.com',
    from: { ...MAIL.from, name: 'A\r\nX-Evil: 1' },
  })
  await send(url, { ...MAIL, to: 'anna@example.com, spy@example.com' })
  expect(receivers.filter((receiver) => receiver === 'spy@example.com')).toEqual([])
  expect(received).not.toMatch(/^(?:Bcc|X-Evil):/m)
})

test.each(['mail.example.com', 'http://mail.example.com', 'smtp://'])(
  'AUT-045 the setting %j is refused with a clear sentence',
  (smtpUrl) => {
    expect(() => createMailer({ smtpUrl })).toThrow('SMTP_URL must look like')
  },
)

function send(smtpUrl: string, mail = MAIL) {
  return createMailer({ smtpUrl, timeouts: QUICK }).send(mail)
}

async function smtp(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  opened.push(server)
  return urlOf(listening)
}

function urlOf(server: Pick<Server, 'address'>): string {
  // The address of a listening TCP server is always an AddressInfo.
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

import { HEARTBEAT_MS } from '@vitrine/contract/live.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emit } from '#platform/events/emit.ts'
import { makeAccount, makeAgency, makeSession, makeUser } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const SOON = { timeout: 20_000 }
let server: TestServer
let account: Awaited<ReturnType<typeof makeAccount>>
let other: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  server = await createTestServer()
  const agency = await makeAgency(server.services)
  account = await makeAccount(server.services, { agencyId: agency.id })
  other = await makeAccount(server.services, { agencyId: agency.id })
})
afterEach(() => vi.useRealTimers())
afterAll(() => server.close())

async function listen(accountId: string) {
  const user = await makeUser(server.services, { accountId, isPrimary: true, role: 'admin' })
  const as = await makeSession(server.services, { userId: user.id, viewAccountId: accountId })
  const answer = await server.call('GET', `/api/accounts/${accountId}/events`, { as })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no stream')
  const heard = { text: '', ended: false }
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      heard.text += value
    }
    heard.ended = true
  })()
  return { answer, heard, reading, userId: user.id, cancel: () => reader.cancel() }
}

const tell = (accountId: string, mediaId: string) =>
  server.services.db.shared((tx) =>
    emit(tx, new Date(), { type: 'media.ready', accountId, payload: { mediaId } }),
  )

test('API-010 whoever looks at an account hears what happens in it, and nothing of another one', async () => {
  const { answer, heard, cancel } = await listen(account.id)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await tell(other.id, 'theirs')
  await tell(account.id, 'ours')
  await expect.poll(() => heard.text, SOON).toContain('ours')
  expect(heard.text).toMatch(/^event: open\n/)
  expect(heard.text).toMatch(
    /event: change\ndata: \{"id":"\d+","type":"media.ready","payload":\{"mediaId":"ours"\}\}\n\n/,
  )
  expect(heard.text).not.toContain('theirs')
  await cancel()
})

test('API-010 a heartbeat comes every 15 seconds, and the stream ends with the session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { heard, reading, userId } = await listen(account.id)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await expect.poll(() => heard.text, SOON).toContain(': still here')
  expect(heard.ended).toBe(false)
  await server.services.db.shared((tx) => tx.deleteFrom('sessions').where('user_id', '=', userId).execute())
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await reading
  expect(heard.ended).toBe(true)
})

test('API-010 a reader who goes while he is asked about does not disturb the server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { cancel } = await listen(account.id)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await cancel()
  await tell(account.id, 'nobody listens')
  expect((await server.call('GET', '/readyz')).status).toBe(200)
})

test('SEC-004 a session listens from twenty screens at once, and again when one of them closes', async () => {
  const user = await makeUser(server.services, { accountId: account.id, isPrimary: true, role: 'admin' })
  const as = await makeSession(server.services, { userId: user.id, viewAccountId: account.id })
  const open = () => server.call('GET', `/api/accounts/${account.id}/events`, { as })
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await open()).status).toBe(429)
  await streams[0]?.body?.cancel()
  const again = await open()
  expect(again.status).toBe(200)
  await Promise.all([...streams.slice(1), again].map(({ body }) => body?.cancel()))
})

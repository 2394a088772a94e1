import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, readError, type TestServer } from '../testing/test-server.ts'
import { callerAddress } from './request-context.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const signIn = (body: string, headers: Record<string, string> = {}) =>
  server.app.request('http://localhost/api/auth/sign-in', {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    body,
  })

test('API-003 an unknown address below /api answers 404 as JSON', async () => {
  const answer = await server.call('GET', '/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(await readError(answer)).toMatchObject({ code: 'notFound' })
})

test('API-003 what is no JSON, or no object, answers 422 and names the places', async () => {
  for (const body of ['{"email": ', '[]', 'null', '"text"', '']) {
    const answer = await signIn(body)
    expect(answer.status).toBe(422)
    expect((await readError(answer)).issues?.length).toBeGreaterThan(0)
  }
})

test('SEC-003 only a body that says it is JSON is read, since a foreign page may send any text unasked', async () => {
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'whatever' })
  for (const type of ['text/plain', 'text/plain; x=application/json', 'application/json-seq']) {
    const answer = await signIn(body, { 'content-type': type })
    expect([type, (await readError(answer)).code]).toEqual([type, 'invalidInput'])
  }
  const plain = await signIn(body, { 'content-type': 'Application/JSON; charset=utf-8' })
  expect((await readError(plain)).code).toBe('userNotFound')
})

test('API-003 SEC-005 what the database cannot hold or read is the caller’s mistake, told without its words', async () => {
  const answer = await signIn(JSON.stringify({ email: 'no\u0000body@example.test', password: 'whatever' }))
  expect(answer.status).toBe(422)
  const { code, message } = await readError(answer)
  expect([code, message]).toEqual(['invalidInput', 'Some of the input is not right'])
  expect(server.logged.join('')).not.toContain('example.test')
})

test('SEC-004 a body that is too large answers 413, whether it says its length or not', async () => {
  const large = JSON.stringify({ email: 'a'.repeat(300_000), password: 'x' })
  expect((await signIn(large, { 'content-length': String(large.length) })).status).toBe(413)
  expect((await signIn(large)).status).toBe(413)
})

test('HEAD answers like GET without a body, and a method that a route lacks finds nothing', async () => {
  const head = await server.call('HEAD', '/healthz')
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect((await server.call('DELETE', '/api/auth/sign-in')).status).toBe(404)
  expect((await server.call('OPTIONS', '/api/auth/sign-in')).headers.get('access-control-allow-origin')).toBe(
    null,
  )
})

test('every answer has a request id of its own, also in the log', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await server.call('GET', '/api/nothing')).headers.get('x-request-id')),
  )
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    const line = server.logged.map((one) => JSON.parse(one)).find(({ requestId }) => requestId === id)
    expect(line).toMatchObject({ message: 'request', method: 'GET', path: '/api/nothing', status: 404 })
  }
})

test('SEC-003 every answer carries the security headers, and what is no page may do nothing', async () => {
  for (const path of ['/healthz', '/api/nothing', '/favicon.ico', '/api/openapi.json']) {
    const { headers } = await server.call('GET', path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.has('strict-transport-security')).toBe(false)
  }
})

test('SEC-003 over https browsers are told to stay there', async () => {
  const secure = await createTestServer({ publicOrigin: new URL('https://localhost') })
  const { headers } = await secure.call('GET', '/healthz')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  await secure.close()
})

test('SEC-003 the page of the API has a policy with a nonce of its own each time', async () => {
  const pages = await Promise.all([1, 2].map(() => server.call('GET', '/api/docs')))
  const nonces = await Promise.all(
    pages.map(async (page) => {
      const [, nonce] =
        /style-src 'nonce-([0-9a-f]+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
      const html = await page.text()
      expect(html).toContain(`<style nonce="${nonce}">`)
      expect(html).toContain('/api/auth/sign-in')
      expect(html).not.toMatch(/<script|\son\w+=|style="/)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('API-001 the contract is served as an OpenAPI 3.1 document', async () => {
  expect(await (await server.call('GET', '/api/openapi.json')).json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    paths: { '/api/auth/sign-in': { post: { responses: expect.any(Object) } } },
  })
})

test('SEC-004 a guest who floods is told to wait, while others are served', async () => {
  const flooded = await createTestServer({ trustedProxies: 1 })
  const from = async (ip: string) => {
    const answer = await flooded.call('GET', '/api/nothing', { headers: { 'x-forwarded-for': ip } })
    return answer
  }
  const answers = await Promise.all(Array.from({ length: 140 }, () => from('203.0.113.9')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('60')
  expect((await readError(refused[0] as Response)).code).toBe('tooManyAttempts') // at least one, as seen above
  expect((await from('203.0.113.10')).status).toBe(404)
  await flooded.close()
})

test('SEC-004 of a chain of forwarded addresses only what our own proxies wrote is believed', () => {
  expect(callerAddress(0, '198.51.100.1', '10.0.0.1')).toBe('10.0.0.1')
  expect(callerAddress(1, '203.0.113.66, 198.51.100.1', '10.0.0.1')).toBe('198.51.100.1')
  expect(callerAddress(2, 'forged, 198.51.100.1, 10.0.0.2', '10.0.0.1')).toBe('198.51.100.1')
  expect(callerAddress(1, undefined, '10.0.0.1')).toBe('10.0.0.1')
  // fewer entries than proxies: somebody came past them
  expect(callerAddress(2, '198.51.100.1', '10.0.0.1')).toBe('10.0.0.1')
  expect(callerAddress(1, ' , ', undefined)).toBe('unknown')
})

test('SEC-004 a caller is known by her IPv4 address or, of the many IPv6 ones she has, by their network', () => {
  const own = [
    '2001:db8:1:2::1',
    '2001:DB8:1:2:ffff::9',
    '2001:0db8:0001:0002:1:2:3:4',
    '2001:db8:1:2::1%eth0',
  ]
  expect(new Set(own.map((address) => callerAddress(1, address, undefined)))).toEqual(
    new Set(['2001:db8:1:2::/64']),
  )
  expect(callerAddress(0, undefined, '::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(callerAddress(0, undefined, '::1')).toBe('0:0:0:0::/64')
  expect(callerAddress(1, '2001:db8::5', undefined)).toBe('2001:db8:0:0::/64')
})

test('without the database the server lives but is not ready', async () => {
  const lonely = await createTestServer()
  await lonely.services.db.close()
  expect((await lonely.call('GET', '/healthz')).status).toBe(200)
  expect((await lonely.call('GET', '/readyz')).status).toBe(503)
  expect((await lonely.call('GET', '/readyz')).status).toBe(503)
  const told = lonely.logged.filter((line) => line.includes('not ready'))
  expect(told).toHaveLength(1)
  await lonely.close().catch(() => undefined)
})

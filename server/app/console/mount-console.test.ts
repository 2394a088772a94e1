import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHostDirectory } from '#features/hosts/index.ts'
import { preferredLanguage } from '#platform/http/preferred-language.ts'
import { makeAccount, makeAgency } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createApp } from '../create-app.ts'
import { features } from '../features.ts'
import type { ConsoleSource } from './mount-console.ts'

const built: ConsoleSource = {
  assets: () => ({
    scripts: ['/assets/console/main.js'],
    stylesheets: ['/assets/console/main.css'],
    preloads: [],
  }),
  files: undefined,
  isDevelopment: false,
  tilesOrigin: 'https://tiles.example',
}

let server: TestServer
let hosts: ReturnType<typeof createHostDirectory>
let account: Awaited<ReturnType<typeof makeAccount>>
beforeAll(async () => {
  server = await createTestServer()
  hosts = createHostDirectory(server.services)
  const agency = await makeAgency(server.services)
  account = await makeAccount(server.services, { agencyId: agency.id })
})
afterAll(async () => {
  hosts.close()
  await server.close()
})

const open = (path: string, host = 'localhost', source = built) =>
  createApp(server.services, hosts, features, source).request(`http://${host}${path}`, {
    headers: { host, 'accept-language': 'tr-TR,tr;q=0.9' },
  })

const directive = (answer: Response, name: string) =>
  answer.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((one) => one.startsWith(`${name} `))

test('SEC-003 the console runs only scripts that bear the nonce of its own answer', async () => {
  const [one, two] = [await open('/login'), await open('/login')]
  const [, nonce] = /'nonce-([0-9a-f]+)'/.exec(directive(one, 'script-src') ?? '') ?? []
  expect(directive(one, 'script-src')).toBe(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
  expect(directive(two, 'script-src')).not.toContain(nonce)
  expect(directive(one, 'style-src')).not.toContain('unsafe')
  expect(directive(one, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(one, 'img-src')).toContain('https://tiles.example')
  expect(directive(one, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(one.headers.get('cache-control')).toBe('no-store')
  const html = await one.text()
  for (const [script] of html.matchAll(/<(?:script|style)\b[^>]*>/g))
    expect(script).toMatch(new RegExp(`nonce="${nonce}"|type="application/json"`))
  expect(html).not.toMatch(/\son\w+=|style="/)
})

test('I18-003 the document speaks the first language of ours that the browser asks for', async () => {
  expect(await (await open('/login')).text()).toContain('<html lang="tr" dir="ltr">')
  expect(preferredLanguage('de, ar-EG;q=0.8')).toBe('ar')
  expect(preferredLanguage('en;q=0.4, tr;q=0.9')).toBe('tr')
  expect(preferredLanguage(undefined)).toBe('en')
})

test('SEC-003 a live site has no console, and nothing below /api and /assets is answered with its page', async () => {
  const onSite = await open('/login', account.domain)
  expect(await onSite.text()).not.toContain('/assets/console/')
  for (const path of ['/api/none', '/assets/none.js', '/assets/console/none.js', '/media/none'])
    expect((await open(path)).status).toBe(404)
})

test('only in development a page may open the socket of hot reload', async () => {
  const development = { ...built, isDevelopment: true }
  const page = await open('/login', 'localhost', development)
  expect(directive(page, 'connect-src')).toBe("connect-src 'self' ws:")
  const site = await open('/', account.domain, development)
  expect(directive(site, 'connect-src')).toBe("connect-src 'self' ws:")
  expect(directive(await open('/', account.domain), 'connect-src')).toBe("connect-src 'self'")
})

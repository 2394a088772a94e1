import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const read = (env: Record<string, string>, args: string[] = [], isTerminal = false) =>
  readConfig(env, args, '/srv/vitrine', isTerminal)

test('nothing needs to be set', () => {
  expect(read({})).toMatchObject({
    port: 8080,
    dataDir: '/srv/vitrine/data',
    databaseUrl: undefined,
    defaultHost: 'localhost',
    siteSuffix: 'localhost',
    seedsDemo: true,
    logLevel: 'info',
    geocoder: 'embedded',
  })
  expect(read({}).publicOrigin.href).toBe('http://localhost:8080/')
  expect([...read({}).roles]).toEqual(['web', 'worker'])
})

test('an empty value counts as none', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', GEOCODER_KEY: '' }).port).toBe(8080)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'localhost/vitrine' }, 'DATABASE_URL must begin with postgres://'],
  [{ DATABASE_MAX_CONNECTIONS: '1' }, 'DATABASE_MAX_CONNECTIONS must be a whole number from 2 to 500'],
  [{ PUBLIC_ORIGIN: 'example.com' }, 'PUBLIC_ORIGIN must be an address such as https://app.example.com'],
  [{ PUBLIC_ORIGIN: 'https://example.com/app' }, 'PUBLIC_ORIGIN must end after host and port'],
  [
    { DEFAULT_HOST: 'https://a.example' },
    'DEFAULT_HOST must be a host name such as app.example.com, without http:// or port',
  ],
  [{ PLATFORM_HOSTS: 'a b' }, 'PLATFORM_HOSTS must be host names with commas between them'],
  [
    { SITE_SUFFIX: '.example.com' },
    'SITE_SUFFIX must be a host name such as app.example.com, without http:// or port',
  ],
  [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10'],
  [
    { SMTP_URL: 'mail.example.com' },
    'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587',
  ],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a mail address'],
  [{ GEOCODER: 'bing' }, 'GEOCODER must be embedded, nominatim, photon or google'],
  [{ GEOCODER: 'google' }, 'GEOCODER_KEY must be set when GEOCODER is google'],
  [{ GEOCODER_URL: 'geo' }, 'GEOCODER_URL must be an address such as https://geo.example.com'],
  [
    { MAP_TILES_URL: 'https://tiles.example/' },
    'MAP_TILES_URL must be an address with {z}, {x} and {y} in it',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn or error'],
])('%o is refused with one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(new ConfigError(sentence))
})

test('every wrong setting is named, and no value is repeated, since it may be a secret', () => {
  const wrong = { PORT: 'x', SMTP_URL: 'user:secret-word@mail', DATABASE_URL: 'mysql://u:secret-word@h/d' }
  expect(() => read(wrong)).toThrow(/^PORT .*; DATABASE_URL .*; SMTP_URL [^;]*$/)
  expect(() => read(wrong)).not.toThrow(/secret-word/)
})

test('the roles of a process are web, worker or both', () => {
  expect([...read({}, ['--roles=worker']).roles]).toEqual(['worker'])
  expect(() => read({}, ['--roles=web,cook'])).toThrow('--roles takes web, worker, or both with a comma')
  expect(() => read({}, ['--roles='])).toThrow(ConfigError)
})

test('production has no demo unless it is asked for', () => {
  expect(read({ NODE_ENV: 'production' }).seedsDemo).toBe(false)
  expect(read({ NODE_ENV: 'production', DEMO: '1' }).seedsDemo).toBe(true)
  expect(read({ DEMO: '0' }).seedsDemo).toBe(false)
})

test('SEC-005 a server under a public https address has no demo, whose passwords everybody knows, unless it is asked for', () => {
  const PUBLIC_ORIGIN = 'https://app.example.com'
  expect(read({ PUBLIC_ORIGIN }).seedsDemo).toBe(false)
  expect(read({ PUBLIC_ORIGIN, DEMO: '1' }).seedsDemo).toBe(true)
  expect(read({ PUBLIC_ORIGIN: 'https://localhost:8443' }).seedsDemo).toBe(true)
  expect(read({ PUBLIC_ORIGIN: 'https://my.localhost' }).seedsDemo).toBe(true)
  expect(read({ PUBLIC_ORIGIN: 'http://192.168.1.5:8080' }).seedsDemo).toBe(true)
})

test('a public origin gives the default host and the hosts of the sites', () => {
  const config = read({ PUBLIC_ORIGIN: 'https://App.Example.com', PLATFORM_HOSTS: 'B.example, c.example' })
  expect(config.defaultHost).toBe('app.example.com')
  expect(config.siteSuffix).toBe('app.example.com')
  expect(config.platformHosts).toEqual([
    'app.example.com',
    'localhost',
    '127.0.0.1',
    'b.example',
    'c.example',
  ])
  expect(config.mailFrom).toBe('no-reply@app.example.com')
})

test('in a terminal single requests are logged only when a level was chosen', () => {
  expect(read({}).logsRequests).toBe(true)
  expect(read({}, [], true).logsRequests).toBe(false)
  expect(read({ LOG_LEVEL: 'info' }, [], true).logsRequests).toBe(true)
})

import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function collect(lowest: 'debug' | 'info' | 'warn' | 'error') {
  const lines: string[] = []
  return { log: createLogger(lowest, (line) => lines.push(line)), lines }
}

test('each entry is one line of JSON with time, level and message', () => {
  const { log, lines } = collect('info')
  log.with({ requestId: 'r1' }).warn('a\nthing', { count: 2 })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.slice(0, -1)).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    message: 'a\nthing',
    requestId: 'r1',
    count: 2,
  })
})

test('what is below the chosen level is not written', () => {
  const { log, lines } = collect('warn')
  log.debug('no')
  log.info('no')
  log.error('yes')
  expect(lines).toHaveLength(1)
})

test('an error is written with its name and stack, and what caused it', () => {
  const { log, lines } = collect('info')
  log.error('failed', { error: new TypeError('wrong', { cause: new Error('the reason') }) })
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({
    name: 'TypeError',
    message: 'wrong',
    cause: { message: 'the reason' },
  })
})

test('of what hangs on an error only plain facts are written', () => {
  const { log, lines } = collect('info')
  log.error('failed', { error: Object.assign(new Error('wrong'), { code: '57P01', client: { deep: {} } }) })
  const { error } = JSON.parse(lines[0] ?? '')
  expect(error.code).toBe('57P01')
  expect(error).not.toHaveProperty('client')
})

test('SEC-005 passwords, tokens and secrets are left out wherever they stand', () => {
  const { log, lines } = collect('debug')
  log.info('sign-in', {
    password: 'hush-1',
    body: { newPassword: 'hush-2', accessToken: 'hush-3', list: [{ clientSecret: 'hush-4' }] },
    headers: { authorization: 'Bearer hush-5', cookie: 'renewal=hush-6' },
    url: 'postgres://vitrine:hush-7@db.example/vitrine',
  })
  expect(lines.join()).not.toContain('hush')
  expect(JSON.parse(lines[0] ?? '').url).toBe('postgres://vitrine:[removed]@db.example/vitrine')
})

test('what cannot be written as JSON does not end the program', () => {
  const { log, lines } = collect('info')
  const circle: Record<string, unknown> = { size: 10n }
  circle['self'] = circle
  log.info('odd', circle)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'odd', size: '10' })
})

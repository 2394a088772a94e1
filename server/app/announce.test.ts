import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { announce } from './announce.ts'

const config = (env: NodeJS.ProcessEnv = {}) => readConfig({ PORT: '8080', ...env }, [], '/srv/vitrine')

test('the start names the addresses and sign-ins of the demo, one column below another', () => {
  const text = announce(config(), { hasDemo: true })
  expect(text).toContain('http://localhost:8080 ')
  expect(text).toContain('http://harbor.localhost:8080 ')
  for (const email of ['house', 'agency', 'owner', 'staff']) expect(text).toContain(`${email}@demo.test`)
  expect(text).toContain('vitrine-demo')
  const starts = text
    .split('\n')
    .filter((line) => line.includes('http'))
    .map((line) => /^ {4}\S+ +/.exec(line)?.[0].length)
  expect(new Set(starts).size).toBe(1)
})

test('without the demo the start names the console only, and in production nothing', () => {
  const text = announce(config(), { hasDemo: false })
  expect(text).toContain('http://localhost:8080')
  expect(text).not.toContain('demo')
  expect(announce(config({ NODE_ENV: 'production' }), { hasDemo: false })).toBe('')
})

test('the addresses are those by which people reach the installation', () => {
  const text = announce(config({ PUBLIC_ORIGIN: 'https://app.example.com' }), { hasDemo: true })
  expect(text).toContain('https://app.example.com ')
  expect(text).not.toContain('localhost')
})

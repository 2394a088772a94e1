import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewToken } from './renew-token.ts'
import { readToken, writeToken } from './token-store.ts'

const token = (accessToken: string) => ({ accessToken, expiresAt: '2026-11-20T12:00:00.000Z' })
let calls: string[]

beforeEach(() => {
  const stored = new Map<string, string>()
  calls = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    return new Response(JSON.stringify(body), { status })
  })

test('AUT-005 The token stands under userData.accessToken', () => {
  writeToken(token('one'))
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ accessToken: 'one' })
})

test('AUT-006 A stale token is traded once, however many requests ask at the same time', async () => {
  writeToken(token('old'))
  answer(200, { ...token('new'), session: {} })
  const all = await Promise.all([renewToken('old'), renewToken('old'), renewToken('old')])
  expect(all.map((each) => each?.accessToken)).toEqual(['new', 'new', 'new'])
  expect(calls).toEqual(['/api/auth/renew'])
  expect(readToken()?.accessToken).toBe('new')
})

test('AUT-006 Who comes after another tab renewed takes that token without asking', async () => {
  writeToken(token('from another tab'))
  answer(500, {})
  expect((await renewToken('old'))?.accessToken).toBe('from another tab')
  expect(calls).toEqual([])
})

test('AUT-042 A refused renewal means that the session is over; no answer does not', async () => {
  writeToken(token('old'))
  answer(401, {})
  expect(await renewToken('old')).toBeUndefined()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await expect(renewToken('old')).rejects.toMatchObject({ code: 'network' })
  expect(readToken()?.accessToken).toBe('old')
})

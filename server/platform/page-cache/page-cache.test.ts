import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

function makeCache(maxBytes = 800) {
  let time = 0
  const made: string[] = []
  const cache = createPageCache<string>({
    maxBytes,
    maxAgeMs: 1000,
    now: () => time,
    sizeOf: (value) => (value === 'unkept' ? undefined : value.length),
  })
  const ask = (key: string, value = key.padEnd(100, '.'), account = 'a') =>
    cache.once(account, key, async () => {
      made.push(key)
      return value
    })
  return { cache, made, ask, pass: (ms: number) => (time += ms) }
}

test('PUB-007 the least recently used page goes first when the bytes run out', async () => {
  const { cache, made, ask } = makeCache()
  for (const key of ['1', '2', '3', '4', '5', '6', '7', '8']) await ask(key)
  await ask('1')
  await ask('9')
  expect(cache.bytes).toBe(800)
  made.length = 0
  await ask('1')
  await ask('2')
  expect(made).toEqual(['2'])
})

test('PUB-007 dropping an account forgets its pages alone, also the one being made', async () => {
  const { cache, made, ask } = makeCache()
  await ask('mine')
  await ask('theirs', 'x', 'b')
  let finish = (_: string) => {}
  const slow = cache.once('a', 'slow', () => new Promise<string>((resolve) => (finish = resolve)))
  cache.drop('a')
  finish('old')
  expect(await slow).toBe('old')
  made.length = 0
  await ask('mine')
  await ask('slow')
  await ask('theirs', 'x', 'b')
  expect(made).toEqual(['mine', 'slow'])
})

test('PUB-007 what is too large, too old, unwanted or failed is not kept', async () => {
  const { cache, made, ask, pass } = makeCache()
  await ask('large', 'x'.repeat(101))
  await ask('unkept', 'unkept')
  await cache.once('a', 'failed', () => Promise.reject(new Error('no'))).catch(() => undefined)
  await ask('old', 'x')
  pass(1000)
  made.length = 0
  for (const key of ['large', 'unkept', 'failed', 'old']) await ask(key, 'x')
  expect(made).toEqual(['large', 'unkept', 'failed', 'old'])
})

test('PUB-007 clearing leaves nothing', async () => {
  const { cache, ask } = makeCache()
  await ask('1')
  cache.clear()
  expect(cache.bytes).toBe(0)
})

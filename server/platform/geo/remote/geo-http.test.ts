import { afterEach, expect, test } from 'vitest'
import { createGeoHttp } from './geo-http.ts'
import { closeServers, serve } from './local-provider.ts'

afterEach(closeServers)

test('MAP-012 the same question is asked once a day, a failed one again', async () => {
  let now = 0
  const clock = { now: () => now, wait: async () => undefined }
  const { url, asked, change } = await serve({ body: [] })
  const http = createGeoHttp({ minIntervalMs: 0, clock })
  const question = new URL('/search?q=moda', url)
  await Promise.all([http.getJson(question), http.getJson(question)])
  now = 23 * 3_600_000
  await http.getJson(question)
  expect(asked).toHaveLength(1)
  now = 25 * 3_600_000
  change({ status: 500 })
  await expect(http.getJson(question)).rejects.toThrow()
  change({ body: [] })
  expect(await http.getJson(question)).toEqual([])
  expect(asked).toHaveLength(3)
})

test('MAP-012 questions go out one after the other, and too many at once are told to come later', async () => {
  const waits: number[] = []
  const clock = { now: () => 0, wait: async (ms: number) => void waits.push(ms) }
  const { url, asked } = await serve({ body: [] })
  const http = createGeoHttp({ minIntervalMs: 1000, maxWaiting: 2, clock })
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((number) => http.getJson(new URL(`/?q=${number}`, url))),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(outcomes[3]).toMatchObject({ reason: { problem: 'busy' } })
  expect(waits).toEqual([1000, 2000])
  expect(asked).toHaveLength(3)
})

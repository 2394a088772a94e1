import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../testing/factories.ts'
import { bumpVersion, makePublicItem } from '../../testing/public-factories.ts'
import { createWebNodes, type WebNode, type WebNodes } from '../../testing/web-nodes.ts'
import { galleryFeature } from './feature.ts'

let nodes: WebNodes
let one: WebNode
let other: WebNode
/** Hears no event of the others, as when its connection hangs. */
let deaf: WebNode
const gaps: (() => void)[] = []

beforeAll(async () => {
  nodes = await createWebNodes()
  one = await nodes.start([galleryFeature])
  other = await nodes.start([galleryFeature])
  deaf = await nodes.start([galleryFeature], (events) => ({
    ...events,
    subscribe: () => () => undefined,
    onGap: (hear) => {
      gaps.push(hear)
      return () => undefined
    },
  }))
})
afterAll(() => nodes.close())

async function makeSite(title: string) {
  const account = await makeAccount(one.services)
  const item = await makePublicItem(one.services, account.id, { title, permalink: 'work' })
  const rename = async (to: string) => {
    await one.services.db.inAccount(account.id, (tx) =>
      sql`update content_public set title = ${to} where account_id = ${account.id} and id = ${item.id}`.execute(
        tx,
      ),
    )
    await bumpVersion(one.services, account.id as AuthorizedAccount)
  }
  return { host: account.domain, id: account.id, rename }
}

const titleOn = async (node: WebNode, host: string) =>
  /<h1[^>]*>([^<]*)/.exec(await (await node.get(host, '/work')).text())?.[1]

test('PUB-006 PUB-007 a save is seen on every node, even where its event was lost', async () => {
  const { host, rename } = await makeSite('Before')
  const everywhere = () => Promise.all([one, other, deaf].map((node) => titleOn(node, host)))
  expect(await everywhere()).toEqual(['Before', 'Before', 'Before'])
  await rename('After')
  await expect.poll(everywhere, { timeout: 5000, interval: 20 }).toEqual(['After', 'After', 'After'])
})

test('PUB-007 a node that hears of a save shows it at once, without waiting to ask again', async () => {
  const { host, id, rename } = await makeSite('Before')
  const heard = new Promise<void>((resolve) => {
    other.services.live.subscribe((event) => {
      if (event.accountId === id) resolve()
    })
  })
  await titleOn(other, host)
  await rename('After')
  await heard
  expect(await titleOn(other, host)).toBe('After')
})

test('GAL-050 a page that nothing changed is answered without asking the database', async () => {
  const { host } = await makeSite('Kept')
  await titleOn(one, host)
  const before = one.transactions
  for (let at = 0; at < 5; at++) expect(await titleOn(one, host)).toBe('Kept')
  expect(one.transactions - before).toBe(0)
  // campaigns and trackers do not make another page
  await one.get(host, '/work?utm_source=mail&fbclid=x')
  expect(one.transactions - before).toBe(0)
})

test('GAL-050 asked for many times at once, a page is drawn once', async () => {
  const { host } = await makeSite('Once')
  await titleOn(one, host)
  const before = one.transactions
  await Promise.all(Array.from({ length: 20 }, () => one.get(host, '/?q=once')))
  // one for the page, one for the counts beside its filters
  expect(one.transactions - before).toBeLessThanOrEqual(2)
})

test('PUB-007 after a gap in its events a node trusts nothing it kept', async () => {
  const { host } = await makeSite('Kept')
  await titleOn(deaf, host)
  const before = deaf.transactions
  for (const tell of gaps) tell()
  await titleOn(deaf, host)
  expect(deaf.transactions).toBeGreaterThan(before)
})

test('PUB-007 the tag stays while the page does, and 304 carries no page', async () => {
  const { host, rename } = await makeSite('Tagged')
  const tagOf = async (node: WebNode, headers = {}) =>
    (await node.get(host, '/work', headers)).headers.get('etag')
  const plain = await tagOf(one)
  expect(await tagOf(other)).toBe(plain)
  const br = await tagOf(one, { 'accept-encoding': 'br' })
  expect(br).not.toBe(plain)
  const known = await one.get(host, '/work', { 'if-none-match': `"x", W/${br}`, 'accept-encoding': 'br' })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect(known.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  await rename('Renamed')
  await expect.poll(() => tagOf(other)).not.toBe(plain)
})

test('HST-008 compressed pages are the page, and say by which header they vary', async () => {
  const { host } = await makeSite('Compressed')
  const response = await one.get(host, '/work', { 'accept-encoding': 'gzip;q=0.5, br;q=0' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  const { gunzipSync } = await import('node:zlib')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Compressed')
})

test('GAL-025 more lists at once than the database has connections are all drawn, since none holds two', async () => {
  const { host } = await makeSite('Many')
  const pages = await Promise.all(Array.from({ length: 12 }, (_, at) => one.get(host, `/?q=many+${at}`)))
  expect(pages.map(({ status }) => status)).toEqual(Array(12).fill(200))
})

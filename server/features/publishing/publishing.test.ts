import type { PublicCard, PublicPage } from '@vitrine/domain/content/public-copy.ts'
import { tagKey } from '@vitrine/domain/content/public-copy.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeCategory,
  makeContent,
  makeCustomField,
  makeLabel,
  makeService,
} from '../../testing/content-factories.ts'
import { makeAccount, makeOwner } from '../../testing/factories.ts'
import { makeMedia } from '../../testing/media-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function scene(agencyId?: string | null) {
  const { id } = await makeAccount(server.services, agencyId === undefined ? {} : { agencyId })
  const { token } = await makeOwner(server.services, id)
  return { account: id, api: server.api(token) }
}
async function copyOf(account: AuthorizedAccount, id: string) {
  const row = await server.services.db.inAccount(account, (tx) =>
    tx
      .selectFrom('content_public')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst(),
  )
  // the two columns that publishing itself wrote
  return row && { ...row, card: row.card as PublicCard, page: row.page as PublicPage }
}
const updateCount = (account: AuthorizedAccount) =>
  server.services.db.inAccount(account, async (tx) => {
    const row = await tx
      .selectFrom('account_state')
      .where('account_id', '=', account)
      .select('update_count')
      .executeTakeFirstOrThrow()
    return Number(row.update_count)
  })

test('PUB-001 PUB-002 PUB-003 every saved item has a public copy with its codes, drafts too (PUB-010)', async () => {
  const { account } = await scene()
  const category = await makeCategory(server.services, account, 'Kitchens')
  const service = await makeService(server.services, account, 'Tiling')
  const label = await makeLabel(server.services, account, { group: 'Style', label: 'Modern' })
  const photo = await makeMedia(server.services, account, { alt: 'A sink' })
  const film = await makeMedia(server.services, account, { kind: 'video' })
  const sound = await makeMedia(server.services, account, { kind: 'audio' })
  const item = await makeContent(server.services, account, {
    title: 'Harbour loft',
    status: { publish: 'notPublished', content: 'draft', service: 'open' },
    businessCategories: [category],
    businessServices: [service],
    businessLabels: [label],
    location: {
      address: 'Wharf 7',
      city: 'Portland',
      neighborhood: 'Old Port',
      coords: { lat: 43.6, lng: -70.2 },
    },
    media: [sound.id, photo.id, film.id],
    presentation: { before: photo.id, after: photo.id, rating: 4.5 },
  })
  const copy = await copyOf(account, item.id)
  expect(copy).toMatchObject({
    permalink: item.id,
    title: 'Harbour loft',
    type_key: 'project',
    s_p: 'notPublished',
    s_c: 'draft',
    s_s: 'open',
    b_c: ['Kitchens'],
    b_s: ['Tiling'],
    b_l: [tagKey('Style', 'Modern')],
    lat: 43.6,
    rating: '4.5',
    card: {
      place: 'Old Port, Portland',
      hasVideo: true,
      hasBeforeAfter: true,
      rating: 4.5,
      cover: { alt: 'A sink', width: 1200 },
    },
  })
  expect(copy?.page.media.map((medium) => medium.type)).toEqual(['audio', 'image', 'video'])
  expect(JSON.stringify(copy?.card)).not.toContain('Wharf 7')
})

test('PUB-009 the copy holds the allowed fields and nothing else: no people, no values of hidden fields, no foreign keys', async () => {
  const { account } = await scene()
  const shown = await makeCustomField(server.services, account, { name: 'Size' })
  const hidden = await makeCustomField(server.services, account, { name: 'Margin', isPublic: false })
  const item = await makeContent(server.services, account, {
    stage: 'Secret stage',
    customValues: { [shown.id]: '40 m²', [hidden.id]: 'Secret margin' },
  })
  const copy = await copyOf(account, item.id)
  expect(copy?.page.customFields).toEqual([{ name: 'Size', type: 'text', value: '40 m²' }])
  expect(Object.keys(copy?.card ?? {}).toSorted()).toEqual([
    'cover',
    'hasBeforeAfter',
    'hasVideo',
    'place',
    'rating',
    'title',
  ])
  const pageFields = [
    'address',
    'after',
    'before',
    'city',
    'contentType',
    'coords',
    'customFields',
    'customer',
    'description',
    'mainVideo',
    'media',
    'neighborhood',
    'presentation',
    'rating',
    'seo',
  ]
  expect(Object.keys(copy?.page ?? {}).toSorted()).toEqual(pageFields)
  expect(JSON.stringify(copy)).not.toMatch(/Secret|Margin|factory@/)
})

test('PUB-006 PUB-007 every save, status change, deletion and restoration counts up by one', async () => {
  const { account, api } = await scene()
  const item = await makeContent(server.services, account)
  const params = { accountId: account, contentId: item.id }
  const before = await updateCount(account)
  await api.saveContent({ params, body: { version: 1, changes: { title: 'New' } } })
  await api.changeContentStatus({ params, body: { publish: 'featured' } })
  await api.deleteContent({ params })
  await api.restoreContent({ params })
  expect(await updateCount(account)).toBe(before + 4)
})

test('PUB-008 a save renews the copy at once, a deletion takes it away and a restoration brings it back', async () => {
  const { account, api } = await scene()
  const item = await makeContent(server.services, account)
  const params = { accountId: account, contentId: item.id }
  await api.saveContent({
    params,
    body: { version: 1, changes: { title: 'Renewed', seo: { permalink: 'renewed' } } },
  })
  expect(await copyOf(account, item.id)).toMatchObject({ title: 'Renewed', permalink: 'renewed' })
  await api.deleteContent({ params })
  expect(await copyOf(account, item.id)).toBeUndefined()
  await api.restoreContent({ params })
  expect(await copyOf(account, item.id)).toMatchObject({ title: 'Renewed' })
})

test('PUB-010 an item that is not published says so, and so does one of a disabled account', async () => {
  const { account, api } = await scene()
  const draft = await makeContent(server.services, account, { status: { publish: 'notPublished' } })
  expect([draft.isPublic, draft.notPublicReason]).toEqual([false, 'status'])
  const params = { accountId: account, contentId: draft.id }
  expect(await api.changeContentStatus({ params, body: { publish: 'published' } })).toMatchObject({
    isPublic: true,
    notPublicReason: null,
  })
})

test('PUB-001 a testimonial is content that speaks of an item, with its rating and customer', async () => {
  const { account } = await scene()
  const project = await makeContent(server.services, account)
  const photo = await makeMedia(server.services, account)
  const review = await makeContent(server.services, account, {
    type: 'testimonial',
    relatedTo: project.id,
    presentation: { rating: 5 },
    testimonial: { customerName: 'Ada', customerTitle: 'Homeowner', customerPhoto: photo.id },
  })
  expect(await copyOf(account, review.id)).toMatchObject({
    type_key: 'testimonial',
    related_to: project.id,
    rating: '5.0',
    page: { rating: 5, customer: { name: 'Ada', title: 'Homeowner', photo: { width: 1200 } } },
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeAgency } from '../../testing/factories.ts'
import { type LiveSite, makeLiveSite } from '../../testing/live-site.ts'
import {
  makeContentBehind,
  makeLabels,
  makePublicItem,
  makePublicReview,
  saveSiteSettings,
} from '../../testing/public-factories.ts'
import { ApiFailure, createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let site: LiveSite
let loft: { id: string }
beforeAll(async () => {
  server = await createTestServer()
  site = await makeLiveSite(server, { businessName: 'Harbor Kitchens', language: 'tr' })
  await makeLabels(server.services, site.id, {
    categories: ['Kitchens'],
    services: ['Remodels'],
    tags: { Material: ['Oak'] },
  })
  loft = await makePublicItem(server.services, site.id, {
    title: 'A loft',
    permalink: 'a-loft',
    categories: ['Kitchens'],
    tags: [{ group: 'Material', tag: 'Oak' }],
    page: {
      description: '<p>Dana.</p><script>x</script>',
      seo: { title: '', description: 'Seen from the harbor.' },
    },
  })
  await makePublicReview(server.services, site.id, { rating: 5, text: 'Lovely.', relatedTo: loft.id })
})
afterAll(() => server.close())

const guest = (host?: string) => server.api(undefined, host)
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiFailure ? error.status : error),
  )

test('GAL-049 GAL-050 the gallery of a host, or of an account by id, answers without sign-in', async () => {
  const byHost = await guest(site.domain).readPublicGallery()
  expect(byHost).toMatchObject({
    uid: site.id,
    businessName: 'Harbor Kitchens',
    accountLanguage: 'tr',
    accountSubscriptionType: 'paid',
    businessCategories: ['Kitchens'],
    businessServices: ['Remodels'],
    businessLabels: [{ group: 'Material', tags: ['Oak'] }],
  })
  expect(byHost.contents.map(({ title }) => title)).toEqual(['A loft'])
  expect(byHost.allTestimonialsArr[0]?.presentation.description).toBe('Lovely.')
  expect(await guest().readPublicGallery({ query: { accountId: site.id } })).toEqual(byHost)
  expect(await guest().readPublicGallery({ query: { host: site.domain.toUpperCase() } })).toEqual(byHost)
})

test('GAL-050 PUB-002 PUB-011 an item is read by its id, with compact codes and cleaned text', async () => {
  const item = await guest(site.domain).readPublicContent({ params: { id: loft.id } })
  expect(item).toMatchObject({
    uid: loft.id,
    sP: 'published',
    bC: ['Kitchens'],
    bL: [{ group: 'Material', tag: 'Oak' }],
  })
  expect(item.description).toBe('<p>Dana.</p>')
})

test('PUB-009 GAL-050 a customer’s street and door stay out where quarter or town are known', async () => {
  const coords = { lat: 43.65712, lng: -70.25891 }
  const at = (permalink: string, page: object) =>
    makePublicItem(server.services, site.id, {
      title: permalink,
      permalink,
      page: { address: '12 Customer Lane', coords, ...page },
    })
  const known = await at('known', { city: 'Portland' })
  const bare = await at('bare', {})
  const read = async ({ id }: { id: string }) => {
    const { address, city, coords } = await guest(site.domain).readPublicContent({ params: { id } })
    return { address, city, coords }
  }
  expect(await read(known)).toEqual({ address: null, city: 'Portland', coords: { lat: 43.66, lng: -70.26 } })
  expect(await read(bare)).toEqual({ address: '12 Customer Lane', city: null, coords })
})

test('GAL-050 SIT-040 settings are read by account, without the owner’s code', async () => {
  const own = await makeLiveSite(server)
  await saveSiteSettings(server.services, own.id, {
    template: 'template2',
    bodyCssCode: 'SECRET-css',
    thankYouJsScript: 'SECRET-script',
    liveSiteTextOptions: { heroTitle: 'Hello', customSectionScript: 'SECRET-section' },
    integrationKey: 'SECRET-key',
  })
  const settings = await guest().readPublicGallerySettings({ params: { accountId: own.id } })
  expect(settings).toMatchObject({ template: 'template2', liveSiteTextOptions: { heroTitle: 'Hello' } })
  expect(JSON.stringify(settings)).not.toContain('SECRET')
})

test('PUB-011 LIM-001 LIM-002 lists hold 500 items by default and at most, and go on by cursor', async () => {
  const own = await makeLiveSite(server)
  for (let at = 0; at < 7; at++) await makePublicItem(server.services, own.id, { title: `Work ${at}` })
  const all = await guest(own.domain).listPublicContents()
  expect(all.items).toHaveLength(7)
  expect(all.next).toBeNull()
  const first = await guest(own.domain).listPublicContents({ query: { limit: 4 } })
  const rest = await guest(own.domain).listPublicContents({ query: { limit: 4, after: first.next ?? '' } })
  expect([...first.items, ...rest.items]).toEqual(all.items)
  expect(await refused(guest(own.domain).listPublicContents({ query: { limit: 501 } }))).toBe(422)
})

test('GAL-024 PUB-010 drafts and items beyond a free account’s 30 newest are in no answer', async () => {
  const free = await makeLiveSite(server, { subscriptionType: 'free' })
  const items = []
  for (let at = 0; at < 31; at++) items.push(await makePublicItem(server.services, free.id))
  const draft = await makePublicItem(server.services, free.id, { status: { publish: 'notPublished' } })
  const api = guest(free.domain)
  expect((await api.listPublicContents()).items).toHaveLength(30)
  expect((await api.readPublicGallery()).contents).toHaveLength(30)
  expect(await refused(api.readPublicContent({ params: { id: items[0]?.id ?? '' } }))).toBe(404)
  expect(await refused(api.readPublicContent({ params: { id: draft.id } }))).toBe(404)
  expect(await refused(api.readPublicContent({ params: { id: items[1]?.id ?? '' } }))).toBe(200)
})

test('SEC-002 a live site answers for its own account only, an agency’s host for its own accounts only', async () => {
  const agency = await makeAgency(server.services)
  const its = await makeAccount(server.services, { agencyId: agency.id })
  expect(await refused(guest(site.domain).readPublicGallery({ query: { accountId: its.id } }))).toBe(404)
  expect(await refused(guest(site.domain).readPublicGallery({ query: { host: its.domain } }))).toBe(404)
  expect(await refused(guest(its.domain).readPublicContent({ params: { id: loft.id } }))).toBe(404)
  expect(await refused(guest(agency.domain).readPublicGallery({ query: { accountId: site.id } }))).toBe(404)
  expect(await refused(guest(agency.domain).readPublicGallery({ query: { accountId: its.id } }))).toBe(200)
  expect(await refused(guest().readPublicGallery())).toBe(404)
  expect(await refused(guest().readPublicGallery({ query: { host: 'no\u0000where' } }))).toBe(404)
})

test('GAL-050 PUB-007 answers carry the account’s version as their tag, and 304 says that it still holds', async () => {
  const call = (headers = {}) => server.call('GET', '/api/public/contents', { host: site.domain, headers })
  const first = await call()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await call({ 'if-none-match': etag })).status).toBe(304)
  expect((await call({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('PUB-009 no byte of a private column ever comes out of a public answer or page', async () => {
  const secret = 'SECRET7f3a'
  const { services } = server
  const agency = await makeAgency(services)
  const own = await makeLiveSite(server, { agencyId: agency.id })
  const item = await makePublicItem(services, own.id, { title: 'Open', permalink: 'open' })
  const draft = await makePublicItem(services, own.id, {
    title: secret,
    permalink: 'draft',
    status: { publish: 'notPublished' },
    card: { place: secret },
    page: { description: secret },
  })
  await makePublicReview(services, own.id, {
    relatedTo: item.id,
    text: secret,
    status: { publish: 'notPublished' },
  })
  await makeContentBehind(services, own.id, { ...item, text: secret })
  await makeContentBehind(services, own.id, { ...draft, text: secret })
  const now = services.now()
  await services.db.inAccount(own.id, async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ email: `${secret}@x.test`, website: secret, verification_status: 'Pending' })
      .where('id', '=', own.id)
      .execute()
    await tx
      .updateTable('agencies')
      .set({ free_code: secret, invite_code: secret, free_deep_link: secret, policy_url: secret })
      .where('id', '=', agency.id)
      .execute()
    await tx.updateTable('whitelabels').set({ email: secret }).where('account_id', '=', own.id).execute()
    await tx
      .insertInto('custom_fields')
      .values({
        account_id: own.id,
        id: services.newId(),
        name: secret,
        type: 'text',
        group_name: secret,
        is_public: false,
        position: 0,
        created_at: now,
      })
      .execute()
    await tx
      .insertInto('audit_log')
      .values({
        account_id: own.id,
        id: services.newId(),
        action: secret,
        detail: JSON.stringify({ secret }),
        created_at: now,
      })
      .execute()
  })
  await saveSiteSettings(services, own.id, {
    unknownName: secret,
    labelsCustom: { unknown: secret },
    customHTML: secret,
  })
  const answers = await Promise.all(
    [
      '/',
      '/open',
      `/?id=${draft.id}`,
      '/draft',
      '/services',
      '/testimonials',
      '/sitemap.xml',
      '/robots.txt',
      '/nowhere',
      `/?q=${secret.slice(0, 4)}`,
      '/api/public/gallery',
      '/api/public/contents',
      `/api/public/contents/${item.id}`,
      `/api/public/contents/${draft.id}`,
      `/api/public/gallery-settings/${own.id}`,
      `/api/public/meta/${'0'.repeat(64)}`,
    ].map((path) => own.visit(path)),
  )
  const withoutSearch = (html: string) => html.replaceAll(`q=${secret.slice(0, 4)}`, '')
  for (const { html } of answers)
    expect(withoutSearch(html).toLowerCase()).not.toContain(secret.toLowerCase())
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
})

test('SIT-054 SIT-055 meta data are found by the hash of host and path, first the page’s own record', async () => {
  const hashOf = (path: string) => createHash('sha256').update(`${site.domain}:8080${path}`).digest('hex')
  const read = (path: string) => guest(site.domain).readPublicMeta({ params: { hash: hashOf(path) } })
  expect(await read('/')).toMatchObject({ metaTitle: 'Harbor Kitchens' })
  expect(await read('/a-loft')).toMatchObject({
    metaTitle: 'A loft · Harbor Kitchens',
    metaDescription: 'Seen from the harbor.',
  })
  expect(await refused(read('/nowhere'))).toBe(404)
  await server.services.db.inAccount(site.id, (tx) =>
    tx
      .insertInto('page_meta')
      .values({
        account_id: site.id,
        address_hash: hashOf('/a-loft'),
        meta_title: 'Lofts of Portland',
        meta_author: 'Sam',
        updated_at: server.services.now(),
      })
      .execute(),
  )
  expect(await read('/a-loft')).toMatchObject({
    metaTitle: 'Lofts of Portland',
    metaAuthor: 'Sam',
    metaDescription: 'Seen from the harbor.',
  })
  const { html } = await site.visit('/a-loft')
  expect(html).toContain('<title>Lofts of Portland</title>')
  expect(html).toContain('<meta name="author" content="Sam"/>')
})

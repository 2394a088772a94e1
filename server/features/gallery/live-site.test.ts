import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAgency } from '../../testing/factories.ts'
import { type LiveSite, makeLiveSite } from '../../testing/live-site.ts'
import {
  makeLabels,
  makePublicItem,
  makePublicReview,
  saveSiteSettings,
} from '../../testing/public-factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { PAGE_POLICY } from './serve-pages.ts'

let server: TestServer
let site: LiveSite
beforeAll(async () => {
  server = await createTestServer()
  site = await makeLiveSite(server, { businessName: 'Harbor Kitchens' })
  await makePublicItem(server.services, site.id, { title: 'A loft', permalink: 'a-loft' })
})
afterAll(() => server.close())

const settings = (account: AuthorizedAccount, values: object) =>
  saveSiteSettings(server.services, account, values)

test('SEC-003 a page may run nothing but the site’s own files', async () => {
  const { headers } = await site.visit('/')
  expect(headers.get('content-security-policy')).toBe(PAGE_POLICY)
  expect(PAGE_POLICY).not.toContain('unsafe')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('SEC-004 nobody has pages without number drawn for him; what is drawn already, and others, are served on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const flooded = await createTestServer({ trustedProxies: 1 })
  const own = await makeLiveSite(flooded, { businessName: 'Flooded' })
  const visit = async (path: string, ip: string) =>
    (await flooded.call('GET', path, { host: own.domain, headers: { 'x-forwarded-for': ip } })).status
  for (let page = 0; page < 500; page++) await visit(`/?q=${page}`, '203.0.113.9')
  expect(await visit('/?q=500', '203.0.113.9')).toBe(429)
  expect(await visit('/?q=499', '203.0.113.9')).toBe(200)
  expect(await visit('/?q=500', '203.0.113.10')).toBe(200)
  vi.useRealTimers()
  await flooded.close()
}, 60_000)

test('GAL-007 paths belong to account hosts alone: on other hosts they show no site', async () => {
  for (const host of ['localhost', (await makeAgency(server.services)).domain]) {
    const response = await server.call('GET', '/a-loft', { host })
    expect(await response.text()).not.toContain('A loft')
  }
})

test('GAL-012 an address without a page answers 404 with the site’s face and what to check', async () => {
  for (const path of ['/404', '/nowhere', '/a/b/c', '/%E0%A4%A', '/services/none', '/%00']) {
    const { status, text, html } = await site.visit(path)
    expect([path, status]).toEqual([path, 404])
    expect(text).toContain('Please check your settings')
    expect(html).toContain('Harbor Kitchens')
    expect(html).toContain('noindex')
  }
})

test('GAL-008 closing and doubled slashes lead to the one address, and never to another host', async () => {
  const follow = async (path: string) => {
    const { status, headers } = await site.visit(path)
    return [status, headers.get('location')]
  }
  expect(await follow('/a-loft/')).toEqual([301, '/a-loft'])
  expect(await follow('/project/?q=x&utm_source=mail')).toEqual([301, '/project?q=x'])
  expect(await follow('//evil.example/')).toEqual([301, '/evil.example'])
  expect(await follow('//evil.example')).toEqual([301, '/evil.example'])
})

test('GAL-008 HEAD answers like GET without the page', async () => {
  const { status, headers, html } = await site.visit('/a-loft', { method: 'HEAD' })
  expect(status).toBe(200)
  expect(Number(headers.get('content-length'))).toBeGreaterThan(1000)
  expect(html).toBe('')
})

test('ACC-012 GAL-044 a disabled account shows that it is disabled, and nothing of its content', async () => {
  const disabled = await makeLiveSite(server, { status: 'Disabled' })
  await makePublicItem(server.services, disabled.id, { title: 'Still there', permalink: 'still-there' })
  for (const path of ['/', '/still-there', '/project']) {
    const { status, html, text } = await disabled.visit(path)
    expect(status).toBe(404)
    expect(text).toContain('Oops')
    expect(text).toContain('Gallery is currently disabled')
    expect(html).not.toContain('Still there')
  }
  expect((await disabled.visit('/sitemap.xml')).html).not.toContain('still-there')
  expect((await disabled.visit('/api/public/gallery')).status).toBe(404)
})

test('GAL-044 SIT-050 a gallery that its owner switched off is disabled too', async () => {
  const off = await makeLiveSite(server)
  await makePublicItem(server.services, off.id)
  await settings(off.id, { enableGalleryPreview: false })
  expect((await off.visit('/')).status).toBe(404)
})

test('GAL-009 reviews stand at /testimonials in live-site mode and at /reviews without it', async () => {
  const own = await makeLiveSite(server)
  await makePublicItem(server.services, own.id)
  await makePublicReview(server.services, own.id, { rating: 5, text: 'Lovely.', customerName: 'Dana' })
  const live = await own.visit('/testimonials')
  expect([live.status, live.text.includes('Lovely.')]).toEqual([200, true])
  expect((await own.visit('/reviews')).headers.get('location')).toBe('/testimonials')
  await settings(own.id, { enableLiveSiteMode: false })
  await expect.poll(async () => (await own.visit('/reviews')).status).toBe(200)
  expect((await own.visit('/testimonials')).headers.get('location')).toBe('/reviews')
})

test('GAL-041 without activated reviews there is no page, tab or star of them', async () => {
  const own = await makeLiveSite(server)
  const item = await makePublicItem(server.services, own.id)
  await makePublicReview(server.services, own.id, { rating: 5, text: 'Lovely.', relatedTo: item.id })
  await settings(own.id, { activateReviews: false })
  expect((await own.visit('/testimonials')).status).toBe(404)
  const { html } = await own.visit('/')
  expect(html).not.toContain('testimonials')
  expect(html).not.toContain('Lovely.')
})

test('GAL-038 the services page names every service with its number of items', async () => {
  const own = await makeLiveSite(server)
  await makeLabels(server.services, own.id, { services: ['Kitchen remodels', 'Stone'] })
  await makePublicItem(server.services, own.id, { services: ['Kitchen remodels'] })
  const { text, html } = await own.visit('/services')
  expect(text).toContain('Kitchen remodels')
  expect(html).toContain('href="/services/kitchen-remodels"')
  expect(html).toMatch(/aria-current="page">Services/)
})

test('GAL-010 GAL-011 a category with a tab of its own wins over a permalink of the same name', async () => {
  const own = await makeLiveSite(server)
  await makeLabels(server.services, own.id, { categories: ['Fine Kitchens'] })
  await makePublicItem(server.services, own.id, {
    title: 'Item',
    permalink: 'fine-kitchens',
    categories: ['Fine Kitchens'],
  })
  expect((await own.visit('/fine-kitchens')).html).toContain('<title>Item')
  await settings(own.id, { categoriesTabs: ['Fine Kitchens'] })
  await expect.poll(async () => (await own.visit('/fine-kitchens')).cards).toEqual(['Item'])
})

test('SIT-037 SIT-038 free accounts invite to the sign-up of their own agency, paid ones do not', async () => {
  const agency = await makeAgency(server.services, { businessName: 'Northlight', domain: 'northlight.test' })
  const free = await makeLiveSite(server, { agencyId: agency.id, subscriptionType: 'free' })
  await makePublicItem(server.services, free.id)
  const { html } = await free.visit('/')
  expect(html).toContain('href="http://northlight.test:8080/signup-account"')
  expect(html).toContain('Create your free website today.')
  expect((await site.visit('/')).html).not.toContain('Create your free website today.')
  const alone = await makeLiveSite(server, { agencyId: null, subscriptionType: 'free' })
  await makePublicItem(server.services, alone.id)
  expect((await alone.visit('/')).html).toContain('href="http://localhost:8080/signup-agency"')
})

test('SIT-034 HST-008 header and footer carry what the owner set, with links of safe schemes only', async () => {
  const own = await makeLiveSite(server, { businessName: 'Harbor Kitchens' })
  await makePublicItem(server.services, own.id)
  await settings(own.id, {
    phoneNumberIg: '(207) 555-0142',
    companyEmailIg: 'hello@harbor.test',
    companyAddressIg: '212 Commercial Street\nPortland',
    extContactPageURL: 'javascript:alert(1)',
    logo: { url: 'https://tracker.example/logo.png', name: 'x' },
    socialPlatforms: [
      { link: 'https://social.example/h', icon: 'instagram' },
      { link: 'javascript:alert(2)', icon: 'facebook' },
    ],
  })
  const { html } = await own.visit('/')
  expect(html).toContain('href="tel:2075550142"')
  expect(html).toContain('mailto:hello@harbor.test')
  expect(html).toContain('<span>212 Commercial Street</span><span>Portland</span>')
  expect(html).toContain('https://social.example/h')
  expect(html).not.toContain('javascript:')
  expect(html).not.toContain('tracker.example')
})

test('SIT-041 an owner’s colours are a file named by its content, which survives a restart', async () => {
  const own = await makeLiveSite(server)
  await makePublicItem(server.services, own.id)
  await settings(own.id, {
    themeColors: { btnPrimaryBg: '#123456', mainBgPrimary: 'red;}body{display:none' },
  })
  const href = /\/assets\/brand\/[0-9a-f]{20}\.css/.exec((await own.visit('/')).html)?.[0] ?? ''
  const sheet = await own.visit(href)
  expect(sheet.html).toContain('--accent:#123456')
  expect(sheet.html).not.toContain('display:none')
  expect(sheet.headers.get('cache-control')).toContain('immutable')
  const old = await own.visit('/assets/brand/00000000000000000000.css')
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await site.visit(href)).status).toBe(404)
})

test('HST-003 the site’s own files never change and come compressed', async () => {
  const { html } = await site.visit('/')
  const href = /\/assets\/site\/site-[^"]+\.css/.exec(html)?.[0] ?? ''
  const plain = await site.visit(href)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const response = await server.call('GET', href, {
    host: site.domain,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(plain.html.length / 2)
  expect((await site.visit('/assets/site/../../package.json')).status).toBe(404)
  expect((await site.visit('/assets/site/none.js')).status).toBe(404)
})

test('HST-021 HST-022 pages of an account host are titled with its name', async () => {
  expect((await site.visit('/')).html).toContain('<title>Harbor Kitchens</title>')
  expect((await site.visit('/a-loft')).html).toContain('<title>A loft · Harbor Kitchens</title>')
})

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/site-preview.ts'

const cards = (page: Page) => page.locator('[data-card]')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

test('GAL-030 GAL-032 A list grows by 15 at 2500 and 4500 px of scroll; on phones Show More adds 50', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview}/many`)
  await expect(cards(page)).toHaveCount(30)
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'Show More' }).click()
    await expect(cards(page)).toHaveCount(80)
    return
  }
  await scrollTo(page, 2600)
  await expect(cards(page)).toHaveCount(45)
  await expect(page.getByText('45 of 120 shown')).toBeVisible()
  await scrollTo(page, 4600)
  await expect(cards(page)).toHaveCount(60)
})

test('GAL-019 Back from an item shows the list as it was left, with its further cards and its place', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview}/many`)
  await page.getByRole('link', { name: 'Show More' }).click()
  // reaching the link scrolls, which may bring more of them too
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(80)
  const card = cards(page).nth(40)
  await card.click()
  await page.waitForURL(/item/)
  const left = await page.evaluate(() => JSON.parse(sessionStorage.getItem('vitrine-list') ?? '{}'))
  expect(left.cards).toBeGreaterThanOrEqual(80)
  expect(left.scroll).toBeGreaterThan(1000)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL(/many/)
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(left.cards)
  // rows may close up a little when cards come in other portions; a lost place is the top
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left.scroll / 2)
})

test('GAL-035 GAL-037 Filters change the list in place and keep the focus; back takes them back', async ({
  page,
  preview,
}) => {
  await page.goto(preview)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  if (isPhone(page)) await page.getByRole('link', { name: 'Edit Filters' }).click()
  const kitchens = panel.getByRole('link', { name: /^Kitchens/ })
  await kitchens.click()
  await page.waitForURL(/category=Kitchens/)
  await expect(kitchens).toBeFocused()
  await expect(kitchens).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${preview}/`)
})

test('GAL-032 GAL-037 On phones the filters fill the screen with Clear all and Done, and Escape closes them', async ({
  page,
  preview,
}) => {
  test.skip(!isPhone(page), 'wide screens show the filters beside the list')
  await page.goto(preview)
  await page.getByRole('link', { name: 'Edit Filters' }).click()
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Clear all' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit Filters' })).toBeFocused()
})

test('GAL-025 GAL-037 The search can be cleared; on phones it opens over the whole screen', async ({
  page,
  preview,
}) => {
  await page.goto(isPhone(page) ? `${preview}/item` : preview)
  if (isPhone(page)) {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('oak')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?q=oak/)
    return
  }
  const field = page.getByRole('searchbox', { name: 'Search' })
  const clear = page.getByRole('link', { name: 'Clear search' })
  await expect(clear).toBeHidden()
  await field.fill('oak')
  await clear.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('SIT-005 SIT-006 A logo takes at most 130 by 46 px in a header of 68 px', async ({ page, preview }) => {
  await page.goto(`${preview}/?logo=1`)
  const logo = page.getByRole('banner').getByRole('img', { name: 'Harbor Kitchens' })
  await expect(logo).toBeVisible()
  const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {}
  expect([Math.round(width), Math.round(height)]).toEqual([61, 46])
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(68)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('GAL-032 GAL-035 Filters, their panel and Show More are plain links', async ({ page, preview }) => {
    await page.goto(preview)
    if (isPhone(page)) await page.getByRole('link', { name: 'Edit Filters' }).click()
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByRole('link', { name: /^Kitchens/ }).click()
    await expect(page).toHaveURL(/category=Kitchens.*#filters$/)
    await expect(panel).toBeVisible()
    await page.goto(`${preview}/many`)
    await page.getByRole('link', { name: 'Show More' }).click()
    await expect(cards(page)).toHaveCount(50)
  })
})

import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { originOf } from './support/hosts.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { openAs, type Person } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const AGENCY = originOf('northlight.localhost')

const SCREENS: readonly [Person, path: string][] = [
  ['house', '/welcome-user'],
  ['house', '/agency'],
  ['house', '/outbox'],
  ['agency', '/welcome-user'],
  ['agency', '/accounts'],
  ['agency', '/settings/account-agency'],
  ['owner', '/welcome-user'],
  ['owner', '/account'],
  ['owner', '/settings/profile'],
  ['owner', '/content-overview'],
  ['owner', '/content/new'],
]

const GUEST_SCREENS = [
  '/login',
  '/signup-account',
  '/check-email?email=nora@demo.test',
  '/reset-password',
  '/sent-email?email=nora@demo.test',
  `/set-password?code=${'x'.repeat(43)}`,
  `/signup-account-confirm?code=${'x'.repeat(43)}`,
  '/terms',
  '/privacy',
]

/** Tabs of an item by their number in the address. */
const ITEM_TABS = [
  [0, 'overview'],
  [1, 'media'],
  [2, 'details'],
  [5, 'publish'],
] as const

/** `/content/new?x` becomes `-content-new`. */
const nameOf = (path: string): string => (path.split('?')[0] ?? '').replaceAll('/', '-')

/** What floats is led to by its button, not by a landmark; a list of choices is scrolled by its field's keys. */
const FLOATING = ['region', 'scrollable-region-focusable']

for (const [person, path] of SCREENS) {
  test(`I18-006 ${path} as ${person} is accessible and never scrolls sideways, in Arabic and dark too`, async ({
    page,
  }, info) => {
    await openAs(page, person, path)
    await expectGood(page)
    await keepScreenshot(page, `${person}${nameOf(path)}`, info)
    await page.addInitScript(chooseArabicAndDark)
    await page.reload()
    await expectArabic(page)
    await expectGood(page)
    await keepScreenshot(page, `${person}${nameOf(path)}`, info)
  })
}

test('I18-006 Every tab of an item is accessible and never scrolls sideways, in Arabic and dark too', async ({
  page,
}, info) => {
  test.slow()
  await openAs(page, 'owner', '/content-overview')
  await page.getByRole('link', { name: 'Butcher block on Munjoy Hill' }).first().click()
  await expect(page).toHaveURL(/\/content\/[0-9a-f-]{36}$/)
  const item = page.url()
  for (const [tab, name] of ITEM_TABS) {
    await page.goto(`${item}/${tab}`)
    await expectGood(page)
    await keepScreenshot(page, `item-${name}`, info)
  }
  await page.addInitScript(chooseArabicAndDark)
  for (const [tab, name] of ITEM_TABS) {
    await page.goto(`${item}/${tab}`)
    await expectArabic(page)
    await expectGood(page)
    await keepScreenshot(page, `item-${name}`, info)
  }
})

for (const path of GUEST_SCREENS) {
  test(`I18-006 ${path} is accessible to guests and never scrolls sideways, in Arabic and dark too`, async ({
    page,
  }, info) => {
    await page.goto(AGENCY + path)
    await expectGood(page)
    await keepScreenshot(page, `guest${nameOf(path)}`, info)
    await page.evaluate(() =>
      localStorage.setItem('look', JSON.stringify({ language: 'ar', themeValue: 'defaultDark' })),
    )
    await page.reload()
    await expectArabic(page)
    await expectGood(page)
    await keepScreenshot(page, `guest${nameOf(path)}`, info)
  })
}

test('I18-006 What opens above a page is accessible: menus, choices, pickers', async ({ page }) => {
  await openAs(page, 'owner', '/content-overview')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectFloatingAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expectFloatingAccessible(page)
  await page.goto(new URL('/account', page.url()).href)
  await page.getByRole('combobox', { name: 'Theme' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectFloatingAccessible(page)
  await openAs(page, 'agency', '/settings/account-agency')
  await page.getByLabel('Main colour').click()
  await expect(page.getByRole('slider').first()).toBeVisible()
  await expectFloatingAccessible(page)
})

/** Runs in the page: the session says that its person chose so, on the wire only, since other tests share the person. */
function chooseArabicAndDark(): void {
  const askServer = window.fetch
  window.fetch = async (input, init) => {
    const response = await askServer(input, init)
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('/api/session')) return response
    const session = await response.json()
    const user = { ...session.user, language: 'ar', themeValue: 'defaultDark' }
    return Response.json({ ...session, user }, { status: response.status })
  }
}

async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'defaultDark')
}

async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: /Loading|تحميل/ })).toHaveCount(0)
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'px that the page is wider than the screen').toBe(0)
}

/** Asked until it has faded in: half transparent words have no contrast. */
async function expectFloatingAccessible(page: Page): Promise<void> {
  await expect(() => expectAccessible(page, FLOATING)).toPass({ timeout: 10_000 })
}

import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { isPhone, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const userMenu = (page: Page) => page.getByRole('button', { name: 'User menu' })
const widthOf = async (page: Page) => Math.round((await menu(page).boundingBox())?.width ?? 0)

test('NAV-001 The side navigation is 280 px open and 64 px folded; on phones it is a drawer', async ({
  page,
}) => {
  await openAs(page, 'owner', '/welcome-user')
  if (isPhone(page)) {
    await expect(menu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    return
  }
  await expect.poll(() => widthOf(page)).toBe(280)
  await page.getByRole('button', { name: 'Fold the menu' }).click()
  await expect.poll(() => widthOf(page)).toBe(64)
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible()
  await page.reload()
  await expect.poll(() => widthOf(page)).toBe(64)
})

test('NAV-004 The toolbar names the account and holds back, search, notifications and the person', async ({
  page,
}) => {
  await openAs(page, 'owner', '/welcome-user')
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Harbor Kitchens').first()).toBeVisible()
  await expect(bar.getByRole('button', { name: /search/i }).first()).toBeVisible()
  await expect(bar.getByRole('button', { name: /notifications/i })).toBeVisible()
  await expect(userMenu(page)).toBeVisible()
  if (isPhone(page)) return
  await menu(page).getByRole('link', { name: 'Content', exact: true }).click()
  await bar.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/welcome-user/)
})

test('NAV-005 The user menu names type and admin or user, and offers Logout', async ({ page }) => {
  await openAs(page, 'owner', '/welcome-user')
  await userMenu(page).click()
  await expect(page.getByText('Account · admin')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expectAccessible(page)
})

test('NAV-008 NAV-009 An unknown address leads to the 404 page with the documented words', async ({
  page,
}) => {
  await openAs(page, 'owner', '/nowhere/at/all')
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/)
  await expect(page.getByRole('heading', { name: '404 - PAGE NOT FOUND' })).toBeVisible()
  await expect(page.getByText(/removed, renamed or is temporarily unavailable/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'GO TO HOMEPAGE' }).click()
  await expect(userMenu(page)).toBeVisible()
})

test('NAV-016 ROL-019 A page of other roles says that the permission is missing', async ({ page }) => {
  await openAs(page, 'house', '/my-accounts')
  await expect(
    page
      .getByRole('heading', { name: 'You don’t have permission' })
      .or(page.getByRole('heading', { name: "You don't have permission" })),
  ).toBeVisible()
  await expectAccessible(page)
})

test('NAV-042 The house sees no entry of an account', async ({ page }) => {
  await openAs(page, 'house', '/welcome-user')
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toHaveCount(0)
})

test('I18-003 I18-005 Language and theme apply at once and follow the person', async ({ page }) => {
  test.skip(isPhone(page), 'one person, changed once at a time')
  await openAs(page, 'agency', '/account')
  await page.getByRole('combobox', { name: 'Theme' }).click()
  await page.getByRole('option', { name: 'Iris, dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark9')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/session/profile'))
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Türkçe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profilim' })).toBeVisible()
  expect((await kept).status()).toBe(200)
  await page.evaluate(() => localStorage.removeItem('look'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profilim' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark9')
  await page.getByRole('combobox', { name: 'Tema' }).click()
  await page.getByRole('option', { name: /nasılsa öyle/ }).click()
  await page.getByRole('combobox', { name: 'Dil' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
})

test('I18-006 The palette finds pages by name and works by keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'phones have the search button')
  await openAs(page, 'owner', '/welcome-user')
  await expect(userMenu(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('profile')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account$/)
})

test('I18-006 Question mark lists the keys, and single letters can be switched off', async ({ page }) => {
  test.skip(isPhone(page), 'phones have no keys')
  await openAs(page, 'owner', '/account')
  await expect(userMenu(page)).toBeVisible()
  await page.keyboard.press('?')
  const hints = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(hints).toBeVisible()
  await expectAccessible(page)
  await hints.getByRole('switch', { name: 'Use single letters' }).click()
  await page.keyboard.press('Escape')
  await expect(hints).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(hints).toHaveCount(0)
})

test('Changes are named in a save bar, saved by key, and answered', async ({ page }) => {
  test.skip(isPhone(page), 'one person, changed once at a time')
  await openAs(page, 'agency', '/account')
  const firstName = page.getByLabel('First name')
  const before = await firstName.inputValue()
  await firstName.fill(`${before} II`)
  await expect(page.getByText('First name changed')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await page.reload()
  await expect(firstName).toHaveValue(`${before} II`)
  await firstName.fill(before)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
})

test('A lost connection is said and goes away by itself', async ({ page, context }) => {
  await openAs(page, 'owner', '/welcome-user')
  await expect(userMenu(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)
})

test('ERR-006 NAV-006 A failure stays on screen until closed and is kept among the notifications', async ({
  page,
}) => {
  await openAs(page, 'owner', '/account')
  await page.route('**/api/session/profile', (route) => route.abort())
  await page.getByLabel('First name').fill('Someone else')
  await page.keyboard.press('Control+s')
  const failure = page.getByRole('alert').filter({ hasText: 'The server does not answer' })
  await expect(failure).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Someone else')
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toHaveCount(0)
  await page.getByRole('button', { name: '1 unread notification' }).click()
  await expect(page.getByRole('dialog').getByText('The server does not answer')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
})

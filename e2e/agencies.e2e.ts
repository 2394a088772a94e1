import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { isPhone, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** The button of a row: on phones the row itself. */
const rowButton = (page: Page, name: string, verb: string) =>
  isPhone(page)
    ? page.locator('.v-mrow-open', { hasText: name })
    : page.getByRole('button', { name: `${verb}: ${name}` })

async function enterKestrel(page: Page): Promise<void> {
  await openAs(page, 'house', '/agency')
  await rowButton(page, 'Kestrel & Co', 'Enter').click()
  await expect(page).toHaveURL(/\/accounts$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
}

test('ACC-020 ACC-018 SES-007 The house enters an agency, opens an account there and finds its way back', async ({
  page,
}) => {
  await openAs(page, 'house', '/agency')
  await expect(page.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible()
  await expect(page.getByText('Northlight', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await rowButton(page, 'Northlight', 'Enter').click()
  await expect(page).toHaveURL(/\/accounts$/)
  await expect(page.getByText('Harbor Kitchens')).toBeVisible()
  await expectAccessible(page)

  await rowButton(page, 'Harbor Kitchens', 'Open').click()
  await expect(page).toHaveURL(/\/content-overview/)
  await expect(page.getByText('You work inside Harbor Kitchens')).toBeVisible()
  // after a reload the page of the accounts is not there yet when it is asked for
  await page.reload()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/accounts$/)
  await page.getByRole('button', { name: 'Agencies' }).click()
  await expect(page).toHaveURL(/\/agency$/)
})

test('ACC-018 An agency finds an account by a part of its name and sees when none fits', async ({ page }) => {
  await openAs(page, 'agency', '/accounts')
  const search = page.getByLabel('Name, e-mail or domain')
  await search.fill('harb')
  await expect(page.getByText('Harbor Kitchens')).toBeVisible()
  await search.fill('nobody bears this name')
  await expect(page.getByRole('heading', { name: 'Nothing fits “nobody bears this name”' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('Harbor Kitchens')).toBeVisible()
  await expect(page).toHaveURL(/\/accounts$/)
})

test('ACC-018 J and Enter open an account without a mouse', async ({ page }) => {
  test.skip(isPhone(page), 'phones have no keys')
  await openAs(page, 'agency', '/accounts?q=harbor')
  await expect(page.getByText('Harbor Kitchens')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You work inside Harbor Kitchens')).toBeVisible()
})

test('ACC-021 I18-006 A yellow brand is shown before it is saved, with how it reads, and can be discarded', async ({
  page,
}) => {
  await enterKestrel(page)
  await page.goto(new URL('/settings/account-agency', page.url()).href)
  await expect(page.getByLabel('App name')).toHaveValue(/^Kestrel Desk/)
  await expectAccessible(page)
  await page.getByLabel('Main colour').fill('#ffd400')
  await page.getByLabel('Main colour').press('Tab')
  await expect(page.getByText('Your colour is shown exactly.')).toBeVisible()
  await expect(page.getByText('Main colour changed')).toBeVisible()
  await page.getByLabel('Terms and privacy').last().fill('not an address')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Url is not correct')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Main colour')).toHaveValue('#9b2c1f')
})

test('ACC-021 HST-002 A changed app name stands on the agency’s host with the next page', async ({
  page,
  browser,
}) => {
  test.skip(isPhone(page), 'one at a time changes the name')
  await enterKestrel(page)
  await page.goto(new URL('/settings/account-agency', page.url()).href)
  const name = `Kestrel Desk ${Date.now()}`
  await page.getByLabel('App name').fill(name)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The brand is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  const guest = await browser.newPage()
  const host = new URL(page.url())
  await guest.goto(`${host.protocol}//kestrel.localhost:${host.port}/login`)
  await expect(guest).toHaveTitle(new RegExp(name))
  await guest.close()
  await page.getByLabel('App name').fill('Kestrel Desk')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
})

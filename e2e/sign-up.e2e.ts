import type { Browser } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { originOf } from './support/hosts.ts'
import { fillSignIn, isPhone, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const AGENCY = originOf('northlight.localhost')

/** What the house reads in the newest mail to an address, in a window of its own. */
async function linkMailedTo(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAs(page, 'house', `/outbox?q=${encodeURIComponent(email)}`)
  await page.getByRole('navigation', { name: 'Mails', exact: true }).getByRole('button').first().click()
  await expectAccessible(page)
  const link = await page.locator('.v-mail-paper a').first().getAttribute('href')
  await context.close()
  return link ?? ''
}

test('AUT-025 AUT-032 AUT-045 NAV-017 TAX-008 Somebody signs up, confirms, makes her first project out of nothing, keeps her record, and later sets a new password', async ({
  page,
  browser,
}, { project }) => {
  test.slow()
  const email = `new-${project.name}-${Date.now()}@example.test`
  await page.goto(`${AGENCY}/signup-account`)
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Quist')
  await page.getByLabel('Business name').fill(`Quist ${project.name}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByLabel('Repeat the password').fill('a good password')
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  await page.goto(await linkMailedTo(browser, email))
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The password is wrong')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()

  await page.getByRole('button', { name: 'Create content: Show something new' }).click()
  await page.getByRole('radio', { name: /Project/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Title' }).fill('The first one')
  await page.getByRole('button', { name: 'Create and go on' }).click()
  for (const [list, name] of [
    ['Categories', 'Stairs'],
    ['Services', 'Carpentry'],
    ['Labels', 'Oak'],
  ] as const) {
    await page.getByRole('combobox', { name: list }).fill(name)
    await page.getByRole('option', { name: `Add “${name}”` }).click()
    await expect(page.locator('.v-pills').getByText(name, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Save' })).toHaveCount(0)

  await page.goto(`${AGENCY}/settings/profile`)
  await expect(page.getByLabel('Business name')).toHaveValue(`Quist ${project.name}`)
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('Website').fill('quist.example')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Digits, and a + in front if you like.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('+44 20 7946 0018')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Link 1', { exact: true }).fill('instagram.com/quist')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The account is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('+442079460018')
  await expect(page.getByLabel('Website')).toHaveValue('https://quist.example')
  await expect(page.getByLabel('Link 1', { exact: true })).toHaveValue('https://instagram.com/quist')

  await page.goto(`${AGENCY}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(`${AGENCY}/reset-password`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.goto(await linkMailedTo(browser, email))
  await page.getByLabel('New password').fill('another password')
  await page.getByLabel('Repeat the password').fill('another password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await fillSignIn(page, email, 'another password')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
})

test('AUT-045 The outbox says when nothing fits, and on a phone a mail takes the whole page', async ({
  page,
}) => {
  await openAs(page, 'house', '/outbox?q=nobody-at-all')
  await expect(page.getByRole('heading', { name: /No mail (fits|yet)/ })).toBeVisible()
  await expectAccessible(page)
  if (!isPhone(page)) return
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
})

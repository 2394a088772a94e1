import { expectAccessible } from './support/accessibility.ts'
import { originOf } from './support/hosts.ts'
import { DEMO_PASSWORD, fillSignIn, isPhone, openAs, PEOPLE, type Person } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const PLATFORM = originOf('localhost')
const AGENCY = originOf('northlight.localhost')

test('AUT-001 AUT-002 Sign in stays disabled until both fields have four characters', async ({ page }) => {
  await page.goto(`${AGENCY}/login`)
  const submit = page.getByRole('button', { name: 'Sign in' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('E-mail').fill('abc')
  await page.getByLabel('Password', { exact: true }).fill('1234')
  await expect(page.getByText('Min character length is 4')).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel('E-mail').fill('abcd')
  await expect(submit).toBeEnabled()
})

test('AUT-001 The password can be shown, and lost ones and terms have their links', async ({ page }) => {
  await page.goto(`${AGENCY}/login`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByRole('link', { name: 'Terms and privacy' })).toHaveAttribute('href', /.+/)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
})

test('AUT-037 An unknown person is refused under the e-mail, a wrong password under the password', async ({
  page,
}) => {
  await page.goto(`${AGENCY}/login`)
  await fillSignIn(page, 'nobody@demo.test', 'wrong-password')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Sorry, user not found')
  await fillSignIn(page, PEOPLE.owner.email, 'wrong-password')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'The password is wrong',
  )
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

for (const person of Object.keys(PEOPLE) as Person[]) {
  test(`AUT-005 AUT-017 AUT-018 ${person} signs in and keeps a token at userData.accessToken`, async ({
    page,
  }) => {
    await page.goto(`${originOf(PEOPLE[person].host)}/login`)
    await fillSignIn(page, PEOPLE[person].email, DEMO_PASSWORD)
    // Whatever language she chose.
    await expect(page.locator('.v-user')).toBeVisible()
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
    expect(stored.accessToken).toEqual(expect.any(String))
  })
}

test('NAV-013 A guest on a private page signs in first and comes back to it', async ({ page }) => {
  await page.goto(`${AGENCY}/account`)
  await expect(page).toHaveURL(/\/login\?to=%2Faccount$/)
  await fillSignIn(page, PEOPLE.owner.email, DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
})

test('NAV-013 A signed-in person does not see the sign-in page', async ({ page }) => {
  await openAs(page, 'owner', '/login')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  await expect(page).not.toHaveURL(/\/login/)
})

test('AUT-006 A token that is no longer good is renewed silently', async ({ page }) => {
  await openAs(page, 'owner', '/welcome-user')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ accessToken: 'gone', expiresAt: '2100-01-01T00:00:00.000Z' }),
    )
  })
  await page.goto(`${AGENCY}/account`)
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
  expect(stored.accessToken).not.toBe('gone')
})

test('AUT-042 When renewal is refused too, the person is signed out and sent to the root', async ({
  page,
  context,
}) => {
  await openAs(page, 'owner', '/welcome-user')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ accessToken: 'gone', expiresAt: '2100-01-01T00:00:00.000Z' }),
    )
  })
  await page.goto(`${AGENCY}/account`)
  await expect(page).toHaveURL(/\/login\?problem=signedOut$/)
  await expect(page.getByText('You are signed out. Sign in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
})

test('AUT-043 Logout forgets the person in this tab and in every other', async ({ page, context }) => {
  await openAs(page, 'owner', '/welcome-user')
  const other = await context.newPage()
  await other.goto(`${AGENCY}/account`)
  await expect(other.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await page.goto(`${AGENCY}/logout`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
})

test('HST-012 HST-013 AUT-001 The shared host asks to contact the agent and still lets the operator sign in', async ({
  page,
}) => {
  await page.goto(`${PLATFORM}/login`)
  await expect(page.getByText('Please contact your agent for access')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectAccessible(page)
})

test('HST-002 HST-022 An agency’s host bears its name, not ours', async ({ page }) => {
  await page.goto(`${AGENCY}/login`)
  await expect(page.getByRole('main').getByText('Northlight', { exact: false }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Northlight/)
  await expect(page.getByText('Vitrine')).toHaveCount(0)
  await expectAccessible(page)
})

test('I18-001 I18-003 The language changes without reload, Arabic from right to left', async ({ page }) => {
  await page.goto(`${AGENCY}/login`)
  await page.getByLabel('E-mail').fill('kept@demo.test')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('kept@demo.test')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('AUT-032 Asking for a new password answers the same for every address', async ({ page }) => {
  test.skip(isPhone(page), 'mails to one address are limited')
  for (const email of [PEOPLE.owner.email, 'nobody@demo.test']) {
    await page.goto(`${AGENCY}/reset-password`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled()
  }
  await expectAccessible(page)
})

test('AUT-003 AUT-032 A new password is asked twice, and a used code is refused with the way on', async ({
  page,
}) => {
  await page.goto(`${AGENCY}/set-password?code=${'x'.repeat(43)}`)
  await page.getByLabel('New password').fill('long enough')
  await page.getByLabel('Repeat the password').fill('something else')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Repeat the password').fill('long enough')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
})

test('AUT-021 AUT-025 Sign-up names every empty field', async ({ page }) => {
  await page.goto(`${AGENCY}/login`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('field is required')).toHaveCount(4)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page)
})

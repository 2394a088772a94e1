import { expect, type Page } from '@playwright/test'
import { originOf } from './hosts.ts'

/** People of the demo, and the host where each is at home. */
export const PEOPLE = {
  house: { email: 'house@demo.test', host: 'localhost' },
  agency: { email: 'agency@demo.test', host: 'northlight.localhost' },
  owner: { email: 'owner@demo.test', host: 'northlight.localhost' },
  staff: { email: 'staff@demo.test', host: 'northlight.localhost' },
} as const

export type Person = keyof typeof PEOPLE

export const DEMO_PASSWORD = 'vitrine-demo'

/** Signs a person of the demo in through the API, then opens `path` of the console as her. */
export async function openAs(page: Page, person: Person, path = '/welcome-user'): Promise<void> {
  const { email, host } = PEOPLE[person]
  await page.goto(`${originOf(host)}/pages/errors/error-404`)
  const status = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { accessToken, expiresAt } = await response.json()
      localStorage.setItem('userData', JSON.stringify({ accessToken, expiresAt }))
      return response.status
    },
    { email, password: DEMO_PASSWORD },
  )
  expect(status, `sign-in of ${email}`).toBe(200)
  await page.goto(originOf(host) + path)
}

/** Fills in the form of the sign-in page that is open and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600

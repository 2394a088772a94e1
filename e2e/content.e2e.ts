import type { Browser, Page } from '@playwright/test'
import { testPicture } from '../server/testing/test-pictures.ts'
import { expectAccessible } from './support/accessibility.ts'
import { originOf } from './support/hosts.ts'
import { keepScreenshot } from './support/screenshot.ts'
import { isPhone, openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const saveBar = (page: Page) => page.getByRole('region', { name: 'Save' })
const save = (page: Page) => saveBar(page).getByRole('button', { name: 'Save' }).click()
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

/** Makes a project through the form, and stands on its page. */
async function create(page: Page, name: string): Promise<string> {
  await openAs(page, 'owner', '/content/new')
  await page.getByRole('radio', { name: /Project/ }).check({ force: true })
  await title(page).fill(name)
  await page.getByRole('button', { name: 'Create and go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return new URL(page.url()).pathname
}

/** The same person at another machine. */
async function openElsewhere(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openAs(page, 'owner', path)
  return page
}

test('CNT-025 CNT-026 MED-008 NAV-003 An item is created, filled in, given pictures, published and stands on the site', async ({
  page,
}, info) => {
  const name = `Oak stair ${info.project.name} ${Date.now()}`
  await create(page, name)
  await description(page).fill('Three flights of oak over an old hall.')
  await page.getByRole('combobox', { name: 'Categories' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await expect(saveBar(page)).toContainText('description and categories')
  await save(page)
  await expect(saveBar(page)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Media' }).click()
  const files = await Promise.all(
    [480, 500, 520].map(async (height) => ({
      name: `stair-${height}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await testPicture(640, height),
    })),
  )
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByRole('tab', { name: 'Media 3' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Media' }).locator('figure img')).toHaveCount(3, {
    timeout: 30_000,
  })
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Publish and SEO' }).click()
  await page.getByLabel('Address', { exact: true }).fill(`Oak Stair ${info.project.name} ${Date.now()}`)
  await save(page)
  await expect(saveBar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = page.getByRole('link', { name: 'View on site' })
  await expect(link).toBeVisible()
  await keepScreenshot(page, 'item-published', info)
  await page.goto((await link.getAttribute('href')) ?? '')
  expect(new URL(page.url()).host).toContain('harbor.localhost')
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
})

test('MAP-009 A suggested town sets the pin, and a pressed pin stays where it is', async ({ page }) => {
  await create(page, `Pinned ${Date.now()}`)
  await expect(description(page)).toBeVisible()
  const place = page.getByRole('textbox', { name: 'Place' }).or(page.getByRole('combobox', { name: 'Place' }))
  await place.fill('Zuri')
  await page
    .getByRole('option', { name: /Zürich, Switzerland/ })
    .first()
    .click()
  const pin = page.getByRole('button', { name: /^Pin/ })
  await expect(pin).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Zürich')
  const coords = page.locator('.v-address-foot bdi')
  const before = await coords.textContent()
  await pin.click()
  await pin.press('ArrowLeft')
  await expect(coords).not.toHaveText(before ?? '')
  // the new spot gets its name, and the pin keeps its place instead of taking the middle of the town
  await expect(place).toHaveValue(/./)
  await expect(coords).not.toHaveText(before ?? '')
  const latitude = (text: string | null) => Number.parseFloat(text ?? '')
  expect(Math.abs(latitude(await coords.textContent()) - latitude(before)), 'degrees').toBeLessThan(0.01)
})

test('CNT-008 An item without title is not saved, and the field says why', async ({ page }) => {
  await create(page, `Untitled ${Date.now()}`)
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await title(page).fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Need to add a title').first()).toBeVisible()
  await expect(title(page)).toBeFocused()
})

test('CNT-025 Two people save other fields: both stand', async ({ page, browser }) => {
  const path = await create(page, `Both ${Date.now()}`)
  await title(page).fill('Changed here')
  const other = await openElsewhere(browser, path)
  await description(other).fill('Written there.')
  await save(other)
  await expect(saveBar(other)).toHaveCount(0)
  await save(page)
  await expect(saveBar(page)).toHaveCount(0)
  await expect(description(page)).toHaveText('Written there.')
  await expect(title(page)).toHaveValue('Changed here')
  await other.context().close()
})

test('CNT-025 Two people save the same field: both texts are shown, nothing is lost, the second one decides', async ({
  page,
  browser,
}, info) => {
  const path = await create(page, `Clash ${Date.now()}`)
  await description(page).fill('We cut the top from one single slab of stone.')
  const other = await openElsewhere(browser, path)
  await description(other).fill('We cut the top from one piece of granite.')
  await save(other)
  await expect(saveBar(other)).toHaveCount(0)
  await save(page)
  const notice = page.getByText(/saved the description .*while you were writing/)
  await expect(notice).toBeVisible()
  await expect(page.locator('.v-diff del').first()).toContainText('piece')
  await expect(page.locator('.v-diff ins').first()).toContainText('single')
  await expectAccessible(page)
  await keepScreenshot(page, 'item-conflict', info)
  await expect(saveBar(page)).toContainText('Choose a version of the description above')
  await page.getByRole('button', { name: 'Edit both together' }).click()
  await expect(description(page)).toContainText('granite')
  await expect(description(page)).toContainText('single slab of stone')
  await save(page)
  await expect(saveBar(page)).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  await other.context().close()
})

test('CNT-025 A save without connection keeps everything, also over a reload, and goes through later', async ({
  page,
  context,
}) => {
  await create(page, `Offline ${Date.now()}`)
  await description(page).fill('Written in the cellar.')
  await context.setOffline(true)
  await save(page)
  await expect(saveBar(page)).toContainText('Not saved')
  await context.setOffline(false)
  await page.reload()
  await expect(description(page)).toHaveText('Written in the cellar.')
  await expect(page.getByText(/Your unsaved changes .* are back/)).toBeVisible()
  await save(page)
  await expect(saveBar(page)).toHaveCount(0)
  await page.reload()
  await expect(description(page)).toHaveText('Written in the cellar.')
})

test('CNT-025 Leaving unsaved changes asks first', async ({ page }) => {
  await create(page, `Leaving ${Date.now()}`)
  await title(page).fill('Not saved yet')
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/content-overview/)
  await expect(page.getByText('Not saved yet').first()).toBeVisible()
})

test('CNT-019 CNT-020 An unknown item and one removed elsewhere say so and lead to the list', async ({
  page,
  browser,
}) => {
  const path = await create(page, `Removed ${Date.now()}`)
  const other = await openElsewhere(browser, path)
  await other.getByRole('button', { name: 'More actions' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(other).toHaveURL(/content-overview/)
  await expect(page.getByText('This content was removed from another device.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(new URL('/content/01900000-0000-7000-8000-000000000000', page.url()).href)
  await expect(page.getByText('This content is not available.')).toBeVisible()
  await page.getByRole('button', { name: 'To the content list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
  await other.context().close()
})

test('CNT-026 Search and filters stand in the address, say what they do, and lead back out', async ({
  page,
}, info) => {
  await openAs(page, 'owner', '/content-overview')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expectAccessible(page)
  await keepScreenshot(page, 'content', info)
  await page.getByRole('searchbox', { name: 'Search content' }).fill('zzzz nothing')
  await expect(page.getByText('Nothing matches “zzzz nothing”')).toBeVisible()
  await expect(page).toHaveURL(/q=zzzz/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all content' }).click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Project' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/type=/)
  if (!isPhone(page)) await expect(page.getByRole('button', { name: /Type is Project/ })).toBeVisible()
  await page.locator('label', { has: page.getByLabel('Cards') }).click()
  await expect(page).toHaveURL(/layout=cards/)
  await expectAccessible(page)
  await keepScreenshot(page, 'content-cards', info)
})

test('CNT-026 CNT-018 Publishing and deleting from the list happen at once and can be undone', async ({
  page,
}) => {
  const name = `Quick ${Date.now()}`
  await create(page, name)
  await page.goto(`${originOf('northlight.localhost')}/content-overview`)
  const row = page.locator('[data-row]').filter({ hasText: name })
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: `“${name}” is now: Published` })).toBeVisible()
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page
    .getByRole('status')
    .filter({ hasText: 'is in the trash' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(row).toHaveCount(1)
})

test('CNT-026 The list works with the keyboard alone, and coming back finds its place', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  await openAs(page, 'owner', '/content-overview')
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('toolbar', { name: 'What to do with the selection' })).toContainText(
    '2 selected',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search content' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/content\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect(rows.nth(2)).toHaveAttribute('data-cursor', 'true')
})

test('NAV-015 /content leads to the form for who may create', async ({ page }) => {
  await openAs(page, 'owner', '/content')
  await expect(page).toHaveURL(/\/content\/new$/)
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expectAccessible(page)
})

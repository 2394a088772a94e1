import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/site-preview.ts'

// Without motion the light box listens from the first moment on.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const place = (page: Page) => page.locator('.pswp__place')

test('GAL-027 GAL-028 The light box shows all pictures with arrow keys and captions, and back closes it', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview}/item`)
  await page.getByRole('link', { name: 'Open picture 2 of 10' }).click()
  await expect(place(page)).toHaveText('2 / 10')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText('1 / 10')
  await expect(page.locator('.pswp__caption')).toContainText('one good window')
  await page.goBack()
  await expect(place(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${preview}/item`)
})

test('GAL-027 I18-001 From right to left the left arrow leads on', async ({ page, preview }) => {
  await page.goto(`${preview}/item?lang=ar`)
  await page.locator('[data-shot]').first().click()
  await expect(place(page)).toHaveText('1 / 10')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText('2 / 10')
  await page.keyboard.press('Escape')
  await expect(place(page)).toHaveCount(0)
})

test('GAL-043 The divider of a comparison moves by keyboard', async ({ page, preview }) => {
  await page.goto(`${preview}/item`)
  const divider = page.getByRole('slider', { name: 'Compare before and after' })
  await divider.scrollIntoViewIfNeeded()
  await expect(page.locator('.compare')).toHaveAttribute('style', /--cut: 50%/)
  await divider.press('ArrowRight')
  await expect(page.locator('.compare')).toHaveAttribute('style', /--cut: 51%/)
})

test('GAL-039 A film shows one button instead of controls, and its controls again when it cannot play', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview}/testimonials`)
  const watch = page.getByRole('button', { name: /Watch/ })
  await watch.scrollIntoViewIfNeeded()
  await expect(page.locator('video')).not.toHaveAttribute('controls')
  await watch.click()
  await expect(page.locator('video')).toHaveAttribute('controls')
})

for (const path of [
  '/',
  '/item',
  '/testimonials',
  '/services',
  '/nowhere',
  '/disabled',
  '/empty',
  '/empty-search',
  '/?theme=dark2',
  '/item?lang=ar',
]) {
  test(`I18-006 axe finds nothing on ${path}, and nothing on it is wider than the window`, async ({
    page,
    preview,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(preview + path)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(errors).toEqual([])
  })
}

test('GAL-048 SIT-055 The prerender flag is raised three seconds after the page stands', async ({
  page,
  preview,
}) => {
  await page.clock.install()
  await page.goto(preview)
  const flag = () => page.evaluate(() => Reflect.get(window, 'prerenderReady'))
  await expect.poll(flag).toBe(false)
  await page.clock.fastForward(3000)
  expect(await flag()).toBe(true)
})

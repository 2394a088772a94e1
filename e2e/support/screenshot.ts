import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { root } from '../../tools/prepare/root.mjs'

/**
 * Keeps a picture of the whole screen in artifacts/screens/, named by screen, language and width:
 * `gallery-ar-390.png`.
 */
export async function keepScreenshot(page: Page, screen: string, { project }: TestInfo): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en'
  const width = page.viewportSize()?.width ?? project.name
  await page.evaluate(loadAllPictures)
  await page.screenshot({
    path: join(root, 'artifacts', 'screens', `${screen}-${language.slice(0, 2)}-${width}.png`),
    fullPage: true,
    animations: 'disabled',
  })
}

/** Runs in the page: pictures that wait to be scrolled to would be missing from a picture of the whole page. */
async function loadAllPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

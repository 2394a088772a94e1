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
  await page.screenshot({
    path: join(root, 'artifacts', 'screens', `${screen}-${language.slice(0, 2)}-${width}.png`),
    fullPage: true,
    animations: 'disabled',
  })
}

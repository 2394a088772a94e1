import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with one line per place that axe objects to. Embedded pages of others are not ours to judge. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .disableRules([...without])
    .analyze()
  const places = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  )
  expect(places, `axe on ${page.url()}`).toEqual([])
}

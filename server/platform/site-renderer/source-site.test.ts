import { expect, test } from 'vitest'
import { sourceSite } from './source-site.ts'

test('HST-003 in development every request takes the sources as they are now, and no page is kept', async () => {
  let word = 'before'
  const site = sourceSite({
    ssrLoadModule: async (path) => ({ renderPage: () => `${path} ${word}`, brandStylesheet: () => '' }),
  })
  const first = await site.current()
  expect(first.file('loader.js')).toBeUndefined()
  word = 'after'
  const second = await site.current()
  expect(second.id).not.toBe(first.id)
  const page = { page: 'disabled' } as Parameters<typeof second.renderPage>[0] // only the stand-in above draws it
  expect(second.renderPage(page, second.assets)).toBe('/entry-server.tsx after')
})

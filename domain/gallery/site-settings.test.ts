import { expect, test } from 'vitest'
import { isPubliclyVisible } from '../content/status.ts'
import { readSiteSettings, readSocials } from './site-settings.ts'

const status = (publish: 'notPublished' | 'published', content: 'draft' | 'finalized' = 'draft') =>
  ({ service: 'open', content, publish }) as const

test('SIT-039 SIT-040 an account without settings gets the default template, reviews and the live site', () => {
  const settings = readSiteSettings({})
  expect(settings).toMatchObject({
    template: 'default',
    themeWidth: 'container',
    enableGalleryPreview: true,
    enableLiveSiteMode: true,
    activateReviews: true,
    statuses: undefined,
  })
})

test('SIT-040 values of a foreign kind take their default and never throw', () => {
  for (const stored of [null, 7, 'x', [], { template: {}, logo: 4, socialPlatforms: {}, statuses: [] }]) {
    expect(readSiteSettings(stored)).toEqual(readSiteSettings({}))
  }
})

test('GAL-020 a stored map shows only the values it enables', () => {
  const { statuses } = readSiteSettings({
    statuses: {
      content: { finalized: true },
      publish: { published: true, notPublished: false },
      service: { open: true },
    },
  })
  expect(isPubliclyVisible(status('published', 'finalized'), statuses)).toBe(true)
  expect(isPubliclyVisible(status('published', 'draft'), statuses)).toBe(false)
})

test('GAL-020 PUB-010 a missing map hides nothing, but drafts stay hidden unless their map says so', () => {
  const { statuses } = readSiteSettings({ statuses: { service: { open: true } } })
  expect(isPubliclyVisible(status('published'), statuses)).toBe(true)
  expect(isPubliclyVisible(status('notPublished'), statuses)).toBe(false)
})

test('SIT-034 social platforms without a link are left out', () => {
  expect(
    readSocials([{ link: ' https://social.example/a ', icon: 'facebook' }, { icon: 'x' }, null]),
  ).toEqual([{ link: 'https://social.example/a', icon: 'facebook', customIcon: '' }])
})

test('GAL-022 hideMissingContent may be stored and changes nothing', () => {
  expect(readSiteSettings({ hideMissingContent: true })).toEqual(readSiteSettings({}))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentDraft, changedFields, NO_LOCATION, withChanges } from './draft.ts'
import { clashingFields, mergeMedia } from './merge.ts'
import {
  freePermalink,
  isPermalinkAllowed,
  MAX_PERMALINK_LENGTH,
  RESERVED_PERMALINKS,
  toPermalink,
} from './permalink.ts'
import { contentAbilities, mayCreateContent, mayMoveContent } from './policy.ts'
import { htmlToText, textToHtml } from './rich-text.ts'
import { isPubliclyVisible, START_STATUS } from './status.ts'

const DRAFT: ContentDraft = {
  contentTypeId: 'project',
  title: 'A',
  description: '',
  stage: null,
  status: START_STATUS,
  location: NO_LOCATION,
  businessCategories: ['a', 'b'],
  businessServices: [],
  businessLabels: [],
  customValues: { size: { lat: 1, lng: 2, address: 'x' } },
  media: ['m', 'n'],
  presentation: {
    cover: null,
    mainVideo: null,
    before: null,
    after: null,
    title: '',
    description: '',
    rating: null,
  },
  testimonial: { customerName: '', customerTitle: '', customerPhoto: null },
  relatedTo: null,
  seo: { title: '', description: '', permalink: 'a' },
}

test('CNT-025 changes touch what they name, nested parts one by one', () => {
  const after = withChanges(DRAFT, {
    title: 'B',
    status: { publish: 'featured' },
    presentation: { rating: 3 },
    location: null,
  })
  expect(changedFields(DRAFT, after)).toEqual(['title', 'status.publish', 'presentation.rating'])
  expect(after.status).toEqual({ service: 'open', content: 'draft', publish: 'featured' })
})

test('CNT-025 the order of categories and of keys says nothing, that of media does', () => {
  const after = {
    ...DRAFT,
    businessCategories: ['b', 'a'],
    customValues: { size: { address: 'x', lng: 2, lat: 1 } },
  }
  expect(changedFields(DRAFT, after)).toEqual([])
  expect(changedFields(DRAFT, { ...DRAFT, media: ['n', 'm'] })).toEqual(['media'])
})

test('CNT-025 only fields that both sides changed clash', () => {
  expect(clashingFields(['title', 'stage'], ['stage', 'media'])).toEqual(['stage'])
})

test('CNT-025 merging media keeps what arrived, drops what went, and without a start takes the list as it is', () => {
  expect(mergeMedia(['c', 'b', 'a'], ['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual(['c', 'b', 'd'])
  expect(mergeMedia(['b', 'new'], ['a', 'b'], ['a', 'b'])).toEqual(['b', 'new'])
  expect(mergeMedia(['b'], undefined, ['a', 'b'])).toEqual(['b'])
})

test.each([
  ['Blaue Küche!', 'blaue-kuche'],
  ['  Işık & Ses  ', 'isik-ses'],
  ['Straße 7', 'stra-e-7'],
  ['مطبخ', ''],
  ['--A--', 'a'],
])('PUB-005 a permalink is lowercase letters, digits and hyphens: %s', (text, permalink) => {
  expect(toPermalink(text)).toBe(permalink)
})

test('PUB-004 PUB-005 a free permalink is allowed, not reserved, not taken and never too long, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.array(fc.nat(20)), (text, suffixes) => {
      const wanted = toPermalink(text)
      fc.pre(wanted !== '')
      const taken = new Set([wanted, ...suffixes.map((suffix) => `${wanted}-${suffix}`)])
      const free = freePermalink(wanted, taken)
      expect(taken.has(free) || RESERVED_PERMALINKS.has(free)).toBe(false)
      expect(free.length).toBeLessThanOrEqual(MAX_PERMALINK_LENGTH)
      expect(isPermalinkAllowed(free)).toBe(true)
    }),
  )
})

test('ROL-004 ROL-005 ROL-008 full rights may everything; else each right stands alone on its type', () => {
  const limited = (contentType: Record<string, ('create' | 'update' | 'delete')[]>) => ({
    full: false as const,
    permissions: { contentType, navigationList: [], customFieldGroups: [], ai: {}, other: {} },
  })
  expect(contentAbilities({ full: true }, 'x')).toEqual({ update: true, delete: true, publish: true })
  expect(contentAbilities(limited({ x: ['delete'] }), 'x')).toEqual({
    update: false,
    delete: true,
    publish: false,
  })
  expect(mayCreateContent(limited({ x: ['create'] }), 'y')).toBe(false)
  expect(mayMoveContent(limited({ x: ['update'], y: ['create'] }), 'x', 'y')).toBe(true)
  expect(mayMoveContent(limited({ x: ['update'], y: ['update'] }), 'x', 'y')).toBe(false)
})

test('TAX-006 words become paragraphs of HTML, and HTML becomes words again', () => {
  expect(textToHtml('One <b>\ntwo\n\n\nThree')).toBe('<p>One &lt;b&gt;<br />two</p><p>Three</p>')
  expect(htmlToText('<p>One &lt;b&gt;<br />two</p><p>Three</p>', 100)).toBe('One <b> two Three')
  expect(htmlToText('<p>A long sentence that ends</p>', 16)).toBe('A long sentence…')
})

test('PUB-010 without maps only published and featured items are public', () => {
  const shown = (['notPublished', 'published', 'featured'] as const).map((publish) =>
    isPubliclyVisible({ ...START_STATUS, publish }, undefined),
  )
  expect(shown).toEqual([false, true, true])
})

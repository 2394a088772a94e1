import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import { expect, test } from 'vitest'
import { changesOf } from './item-draft.ts'
import { rebase, takeFields } from './rebase.ts'

const base: ContentDraft = {
  contentTypeId: 'type',
  title: 'Kitchen',
  description: '',
  stage: null,
  status: { service: 'open', content: 'draft', publish: 'notPublished' },
  location: { address: null, city: null, neighborhood: null, coords: null },
  businessCategories: [],
  businessServices: [],
  businessLabels: [],
  customValues: {},
  media: ['a', 'b'],
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
  seo: { title: '', description: '', permalink: '' },
}

test('CNT-025 What others save elsewhere comes into an open form, and what is typed there stays', () => {
  const values = { ...base, title: 'My kitchen' }
  const theirs = { ...base, description: '<p>New</p>', customValues: { area: 12 } }
  expect(rebase({ version: 1, base, values }, theirs, 2)).toEqual({
    version: 2,
    base: theirs,
    values: { ...theirs, title: 'My kitchen' },
  })
})

test('CNT-025 When both changed the same field, the form stays on its version so that saving asks', () => {
  const edited = { version: 1, base, values: { ...base, title: 'Mine' } }
  expect(rebase(edited, { ...base, title: 'Theirs' }, 2)).toBe(edited)
})

test('CNT-025 The same change on both sides is no conflict', () => {
  const theirs = { ...base, title: 'Same' }
  const edited = { version: 1, base, values: { ...base, title: 'Same' } }
  expect(rebase(edited, theirs, 2)).toEqual({ version: 2, base: theirs, values: theirs })
})

test('CNT-025 Pictures that arrive while others are put in order stand behind them', () => {
  const values = { ...base, media: ['b', 'a'] }
  const theirs = { ...base, media: ['a', 'b', 'c'] }
  expect(rebase({ version: 1, base, values }, theirs, 2).values.media).toEqual(['b', 'a', 'c'])
})

test('CNT-011 TAX-008 Only changed fields are sent, lists as references, emptied values as null', () => {
  const draft: ContentDraft = {
    ...base,
    businessCategories: ['kitchens'],
    customValues: { finish: 'Matt' },
    seo: { ...base.seo, permalink: '' },
  }
  const fields = ['businessCategories', 'customValues.finish', 'customValues.area', 'seo.permalink']
  expect(changesOf(draft, fields)).toEqual({
    businessCategories: [{ id: 'kitchens' }],
    customValues: { finish: 'Matt', area: null },
    seo: { permalink: null },
  })
})

test('CNT-025 Taking a field that the other side emptied empties it', () => {
  const mine = { ...base, customValues: { area: 12, finish: 'Matt' } }
  expect(takeFields(mine, base, ['customValues.area']).customValues).toEqual({ finish: 'Matt' })
})

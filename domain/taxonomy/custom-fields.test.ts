import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CUSTOM_FIELD_TYPES,
  fieldValueText,
  NEW_OPTION_MARKER,
  normaliseFieldValue,
} from './custom-fields.ts'

const field = (type: (typeof CUSTOM_FIELD_TYPES)[number]) => ({ type, options: ['red', 'blue'] })

test('TAX-007 a date is YYYY-MM-DDTHH:mm and a day that exists', () => {
  const values = [
    '2024-02-29T10:30',
    '2023-02-29T10:30',
    '2024-04-31T00:00',
    '2024-04-30T24:00',
    '2024-04-30',
    '30.4.2024',
  ]
  expect(values.map((value) => normaliseFieldValue(field('date'), value))).toEqual([
    '2024-02-29T10:30',
    null,
    null,
    null,
    null,
    null,
  ])
})

test('TAX-008 a select takes one of its options and is cleared by nothing; a multi-select several, without the marker', () => {
  expect(normaliseFieldValue(field('select'), 'red')).toBe('red')
  expect(normaliseFieldValue(field('select'), '')).toBeUndefined()
  expect(normaliseFieldValue(field('select'), 'green')).toBeNull()
  expect(normaliseFieldValue(field('multiSelect'), ['red', NEW_OPTION_MARKER, 'red', ' blue '])).toEqual([
    'red',
    'blue',
  ])
  expect(normaliseFieldValue(field('multiSelect'), [NEW_OPTION_MARKER])).toBeUndefined()
})

test('TAX-005 an address value holds lat, lng and address and nothing else', () => {
  const value = { lat: 43.6, lng: -70.2, address: ' Wharf ', extra: 1 }
  expect(normaliseFieldValue(field('mapAutocomplete'), value)).toEqual({
    lat: 43.6,
    lng: -70.2,
    address: 'Wharf',
  })
  expect(normaliseFieldValue(field('mapAutocomplete'), { ...value, lat: 91 })).toBeNull()
})

test('TAX-005 whatever is sent, a stored value is stored again as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CUSTOM_FIELD_TYPES), fc.anything(), (type, value) => {
      const once = normaliseFieldValue(field(type), value)
      if (once !== null && once !== undefined) expect(normaliseFieldValue(field(type), once)).toEqual(once)
    }),
  )
})

test('TAX-006 every value can be a title', () => {
  expect(['x', 1.5, ['a', 'b'], { lat: 1, lng: 2, address: 'Here' }, undefined].map(fieldValueText)).toEqual([
    'x',
    '1.5',
    'a, b',
    'Here',
    '',
  ])
})

import { expect, test } from 'vitest'
import { foldForSearch } from './search-text.ts'

test('GAL-036 capitals and small letters are the same text, in Turkish too', () => {
  for (const [capitals, small] of [
    ['MUTFAK ÇİZGİSİ', 'mutfak çizgisi'],
    ['IŞIKLI OLUK', 'ışıklı oluk'],
    ['ÉTÉ', 'été'],
    ['فناء', 'فناء'],
  ] as const) {
    expect(foldForSearch(capitals)).toBe(foldForSearch(small))
  }
})

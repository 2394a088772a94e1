import { expect, test } from 'vitest'
import { isDomain, normalizeDomainName, numberedDomainName } from './domain-name.ts'

test.each([
  ['Smith & Sons Kitchens!', 'smith-sons-kitchens'],
  ['--A  b--', 'a-b'],
  ['Işık Mutfak Çözümleri', 'isik-mutfak-cozumleri'],
  ['مطابخ', ''],
  [`${'x'.repeat(62)} y`, 'x'.repeat(62)],
])('HST-014 the name %s becomes %s', (name, normalized) => {
  expect(normalizeDomainName(name)).toBe(normalized)
})

test('HST-015 HST-016 a taken name gets a number and never grows beyond a label', () => {
  expect([1, 2, 3].map((attempt) => numberedDomainName('smith', attempt))).toEqual([
    'smith',
    'smith-2',
    'smith-3',
  ])
  expect(numberedDomainName('x'.repeat(63), 12)).toHaveLength(63)
})

test.each([
  ['smith.example', true],
  ['studio.photography', true],
  ['a-b.example.com', true],
  ['-a.example', false],
  ['a-.example', false],
  ['example', false],
  ['a..example', false],
  ['a.c0m', false],
  ['a.c', false],
  [`${'x'.repeat(64)}.example`, false],
])('HST-018 HST-019 %s is a domain: %s', (domain, expected) => {
  expect(isDomain(domain)).toBe(expected)
})

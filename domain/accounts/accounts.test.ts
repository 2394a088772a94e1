import { expect, test } from 'vitest'
import { socialIconOf } from './account-profile.ts'
import { phoneDigits } from './phone.ts'

test.each([
  ['+90 (212) 555-01.02', '+902125550102'],
  ['0212 555', '0212555'],
  ['12+3456', undefined],
  ['call me', undefined],
  ['123', undefined],
])('AUT-022 AUT-023 the phone %s is kept as %s', (typed, kept) => {
  expect(phoneDigits(typed)).toBe(kept)
})

test.each([
  ['https://www.instagram.com/smith', 'instagram'],
  ['https://de.linkedin.com/in/x', 'linkedin'],
  ['https://notx.com', 'link'],
  ['mailto:a@b.c', 'link'],
])('SIT-049 the link %s bears the sign of %s', (link, icon) => {
  expect(socialIconOf(link)).toBe(icon)
})

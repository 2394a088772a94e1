import { expect, test } from 'vitest'
import { metaHashInput } from './page-address.ts'

test('SIT-054 SIT-055 Page meta belongs to host plus path, whatever the protocol, query and closing slash', () => {
  expect(metaHashInput('https://Harbor.test/Loft/?q=1#x')).toBe('harbor.test/Loft')
  expect(metaHashInput('http://harbor.test')).toBe('harbor.test/')
  expect(metaHashInput('harbor.test:8080/a')).toBe('harbor.test:8080/a')
})

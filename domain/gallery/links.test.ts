import { expect, test } from 'vitest'
import { itemPath, ownerHref, tagHref, telephoneHref } from './links.ts'

test('GAL-013 An item lives at its permalink, else its title, else the writings title, else its uid', () => {
  const item = { permalink: 'loft', title: 'Brick & leather', writingsTitle: 'Other', uid: 'u1' }
  expect(itemPath(item)).toBe('/loft')
  expect(itemPath({ ...item, permalink: null })).toBe('/brick-leather')
  expect(itemPath({ ...item, permalink: null, title: '' })).toBe('/other')
  expect(itemPath({ permalink: '', title: '!!', uid: 'u1' })).toBe('/u1')
  expect(decodeURIComponent(itemPath({ permalink: null, title: 'فناء وماء', uid: 'u1' }))).toBe('/فناء-وماء')
})

test('GAL-015 A tag links to the list with id=tags:group__tag', () => {
  expect(tagHref('/project', { group: 'Material', tag: 'Oak' })).toBe('/project?id=tags:Material__Oak')
})

test('SIT-002 SIT-003 An owner’s address gets http:// when missing, loses whitespace and may not carry other schemes', () => {
  expect(ownerHref(' example .com/contact')).toBe('http://example.com/contact')
  expect(ownerHref('https://example.com')).toBe('https://example.com')
  expect(ownerHref('example.com:8080/x')).toBe('http://example.com:8080/x')
  expect(ownerHref('java\nscript:alert(1)')).toBeNull()
  expect(ownerHref('data:text/html,x')).toBeNull()
  expect(ownerHref('')).toBeNull()
})

test('GAL-027 A phone link keeps digits and the plus sign', () => {
  expect(telephoneHref('+1 (207) 555-0142')).toBe('tel:+12075550142')
})

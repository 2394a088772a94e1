import { expect, test } from 'vitest'
import { type ContentRight, NO_PERMISSIONS } from '../auth/permissions.ts'
import { mayChangeMediaOf, mayUploadMedia } from './policy.ts'

const limited = (...given: ContentRight[]) => ({
  full: false as const,
  permissions: { ...NO_PERMISSIONS, contentType: { t1: given } },
})

test('MED-016 who may create or update any content may upload, who may only delete may not', () => {
  expect(mayUploadMedia({ full: true })).toBe(true)
  expect(mayUploadMedia(limited('create'))).toBe(true)
  expect(mayUploadMedia(limited('update'))).toBe(true)
  expect(mayUploadMedia(limited('delete'))).toBe(false)
})

test("MED-016 changing an item's media needs the update right of its type", () => {
  expect(mayChangeMediaOf(limited('update'), 't1')).toBe(true)
  expect(mayChangeMediaOf(limited('create', 'delete'), 't1')).toBe(false)
  expect(mayChangeMediaOf(limited('update'), 't2')).toBe(false)
})

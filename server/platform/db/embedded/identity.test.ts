import { expect, inject, test } from 'vitest'

test('x', () => {
  expect(inject('postgres').port).toBe(5432)
})

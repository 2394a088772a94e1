import { openApiDocument } from '@vitrine/contract/openapi.ts'
import { expect, test } from 'vitest'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string }[]
  responses: Record<string, unknown>
}

// what it prints is plain JSON; this is the part of its shape that is looked at
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

test('API-001 every reference of the OpenAPI document leads to something in it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  const missing = references.filter((path) => resolve(path.split('/')) === undefined)
  expect([...new Set(missing)]).toEqual([])
})

test('API-001 every call has a name of its own, its path parameters and an answer', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
    expect(declared.toSorted(), path).toEqual(inPath.toSorted())
    expect(Object.keys(operation.responses).length, path).toBeGreaterThan(0)
    for (const status of Object.keys(operation.responses))
      expect(status).toMatch(/^([1-5](\d\d|XX)|default)$/)
  }
})

test('API-001 the document says what it is', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info.title).toBeTruthy()
  expect(document.info.version).toBeTruthy()
})

function resolve(keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    // a step into what may be an object
    (value, key) =>
      (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
}

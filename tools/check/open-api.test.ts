import { expect, test } from 'vitest'
import { SampleProject } from './fixtures/sample-project.ts'
import { checkOpenApi } from './open-api.ts'

const contract = `export const openApiDocument = () => ({ openapi: '3.1.0' })`

test('a document that differs from the contract is refused, the printed one passes', async () => {
  using stale = new SampleProject({ 'contract/openapi.ts': contract, 'docs/openapi.json': '{}\n' })
  expect((await checkOpenApi(stale.root).run()).problems).toHaveLength(1)
  using missing = new SampleProject({ 'contract/openapi.ts': contract })
  expect((await checkOpenApi(missing.root).run()).problems).toHaveLength(1)
  using current = new SampleProject({
    'contract/openapi.ts': contract,
    'docs/openapi.json': '{\n  "openapi": "3.1.0"\n}\n',
  })
  expect((await checkOpenApi(current.root).run()).problems).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from './check.ts'

export const OPEN_API_FILE = 'docs/openapi.json'

/** The committed document is what the contract prints now. */
export function checkOpenApi(root: string): Check {
  return {
    name: 'OpenAPI document',
    run: async () => {
      const printed = await printOpenApi(root)
      const file = join(root, OPEN_API_FILE)
      const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (printed === committed) return { problems: [] }
      return { problems: [`${OPEN_API_FILE}: differs from the contract; run npm run openapi`] }
    },
  }
}

/** The contract as an OpenAPI document, as text to be committed. */
export async function printOpenApi(root: string): Promise<string> {
  const module: { openApiDocument: () => unknown } = await import(
    pathToFileURL(join(root, 'contract', 'openapi.ts')).href
  )
  return `${JSON.stringify(module.openApiDocument(), null, 2)}\n`
}

// `npm run build`, or `npm run build -- site` for one part.
import { buildPages } from './build/build-pages.ts'
import { PART_NAMES } from './build/parts.ts'

try {
  const [wanted] = process.argv.slice(2)
  const only = PART_NAMES.find((name) => name === wanted)
  if (wanted && !only)
    throw new Error(`There is no part ${wanted} to build; it is one of ${PART_NAMES.join(', ')}.`)
  await buildPages(only)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

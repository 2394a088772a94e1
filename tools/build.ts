import { buildPages } from './build/build-pages.ts'

try {
  await buildPages()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

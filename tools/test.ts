import { closingLine, countChecks, countPlaywright, countRunner, countVitest } from './test/count.ts'
import { clearReports, reportPath } from './test/report.ts'
import { runNode } from './test/run-node.ts'

clearReports()

console.log('\n── Checks ──')
const check = await runNode(['tools/check.ts'])

console.log('\n── Build ──')
const build = await runNode(['tools/prepare.mjs', 'start'])

console.log('\n── Unit and integration tests ──')
const vitest = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPath('vitest')}`,
])

console.log('\n── Browser tests ──')
const playwright = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('playwright') },
)

const counts = [
  countRunner(reportPath('check'), check, countChecks),
  { passed: build === 0 ? 1 : 0, failed: build === 0 ? 0 : 1, skipped: 0 },
  countRunner(reportPath('vitest'), vitest, countVitest),
  countRunner(reportPath('playwright'), playwright, countPlaywright),
]
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0
console.log(`\n${closingLine(counts)}`)

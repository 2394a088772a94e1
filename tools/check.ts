import { allChecks } from './check/checks.ts'
import { runChecks } from './check/run-checks.ts'
import { root } from './prepare/root.mjs'
import { writeReport } from './test/report.ts'

const outcome = await runChecks(allChecks(root), console.log)
writeReport('check', outcome)
process.exitCode = outcome.failed > 0 ? 1 : 0

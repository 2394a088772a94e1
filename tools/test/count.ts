import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** The figures of `npm run check`: each check counts one. */
export function countChecks(report: { passed: number; failed: number }): Count {
  return { passed: report.passed, failed: report.failed, skipped: 0 }
}

/** A test file that could not even be loaded has no tests, and counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Errors outside of tests (a server that does not start) count as failures. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** A runner that failed without a failed test, or left no figures, counts as one failure. */
export function countRunner<Report>(file: string, exitCode: number, count: (report: Report) => Count): Count {
  const counted: Count = { passed: 0, failed: 0, skipped: 0 }
  // Written by the runner that has just ended, in its documented shape.
  if (existsSync(file)) Object.assign(counted, count(JSON.parse(readFileSync(file, 'utf8')) as Report))
  else counted.failed = 1
  if (exitCode !== 0 && counted.failed === 0) counted.failed = 1
  return counted
}

export function closingLine(counts: readonly Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

import { expect, test } from 'vitest'
import { SampleProject } from '../check/fixtures/sample-project.ts'
import { closingLine, countChecks, countPlaywright, countRunner, countVitest } from './count.ts'

test('the closing line sums up all runners, and names skipped ones only when there are any', () => {
  const checks = countChecks({ passed: 9, failed: 0 })
  const units = countVitest({
    numPassedTests: 100,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  })
  const pages = countPlaywright({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] })
  expect(closingLine([checks, units, pages])).toBe('116 passed, 1 failed')
  expect(closingLine([{ passed: 1, failed: 0, skipped: 2 }])).toBe('1 passed, 0 failed, 2 skipped')
})

test('what fails outside of a test counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const failedInTest = { status: 'failed', assertionResults: [{}] }
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 }
  expect(countVitest({ ...report, testResults: [broken, failedInTest] }).failed).toBe(2)
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] }).failed).toBe(1)
})

test('a runner that leaves no figures, or fails with none, counts as one failure', () => {
  using project = new SampleProject({ 'report.json': '{"passed":3,"failed":0}' })
  const file = `${project.root}/report.json`
  expect(countRunner(`${project.root}/none.json`, 0, countChecks)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  })
  expect(countRunner(file, 1, countChecks)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(countRunner(file, 0, countChecks)).toEqual({ passed: 3, failed: 0, skipped: 0 })
})

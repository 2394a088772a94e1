import type { Check, Findings } from './check.ts'

/** Two cores are common; a third check only slows the other two. */
const AT_ONCE = 2

export interface Outcome {
  passed: number
  failed: number
}

/** Runs the checks, two at a time, and prints each with what it found as soon as it is done. */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<Outcome> {
  const waiting = [...checks]
  const outcome = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now()
      const { problems, notes = [] } = await findingsOf(check)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const failed = problems.length > 0
      outcome[failed ? 'failed' : 'passed'] += 1
      print(`${failed ? '✗' : '✓'} ${check.name} (${seconds} s)`)
      for (const line of problems) print(`    ${line}`)
      for (const note of notes) print(`    note: ${note}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcome
}

async function findingsOf(check: Check): Promise<Findings> {
  try {
    return await check.run()
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}

import { expect, test } from 'vitest'
import { runChecks } from './run-checks.ts'

test('each check counts one, one that breaks counts as failed, and every problem is printed', async () => {
  const lines: string[] = []
  const outcome = await runChecks(
    [
      { name: 'good', run: async () => ({ problems: [], notes: ['by the way'] }) },
      { name: 'bad', run: async () => ({ problems: ['a.ts: wrong'] }) },
      { name: 'broken', run: () => Promise.reject(new Error('no such file')) },
    ],
    (line) => lines.push(line),
  )
  expect(outcome).toEqual({ passed: 1, failed: 2 })
  const text = lines.join('\n')
  expect(text).toMatch(/✓ good .*\n {4}note: by the way/)
  expect(text).toMatch(/✗ bad .*\n {4}a\.ts: wrong/)
  expect(text).toMatch(/✗ broken .*\n {4}Error: no such file/)
})

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/root.mjs'

const folder = join(root, 'artifacts', 'reports')

/** Where a runner leaves its figures for the closing line. */
export function reportPath(runner: string): string {
  return join(folder, `${runner}.json`)
}

export function writeReport(runner: string, figures: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(reportPath(runner), JSON.stringify(figures))
}

/** Before a run, so that nobody counts the figures of the last one. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true })
}

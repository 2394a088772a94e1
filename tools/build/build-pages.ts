import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesHash, writeBuildStamp } from '../prepare/build-stamp.mjs'
import { root } from '../prepare/root.mjs'
import { checkBudgets } from './check-budgets.ts'
import { BUILDS, type PartBuild, type PartName } from './parts.ts'

const dist = join(root, 'dist')
const SIDE_PREFIX = '.build-'

/**
 * Builds site and console into dist/. Both grow in a side folder and are swapped in when complete and
 * within their byte budgets, so a running server never sees half a build. `only` leaves the other part as
 * it is. Throws one sentence on failure.
 */
export async function buildPages(only?: PartName): Promise<void> {
  const sources = sourcesHash()
  const sideDir = join(dist, `${SIDE_PREFIX}${process.pid}`)
  removeLeftovers()
  try {
    const builds = BUILDS.filter(({ part }) => only === undefined || part === only)
    for (const build of builds) await viteBuild(build, join(sideDir, build.part, build.folder))
    const parts = new Set(builds.map(({ part }) => part))
    for (const part of parts) checkBudgets(part, join(sideDir, part), console.log)
    for (const part of parts) swapIn(join(sideDir, part), join(dist, part))
    if (only === undefined) writeBuildStamp(sources)
  } finally {
    rmSync(sideDir, { recursive: true, force: true })
  }
}

async function viteBuild({ part, args }: PartBuild, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = [...args, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(process.execPath, [vite, 'build', ...options], {
    cwd: join(root, part),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${part} could not be built; the reason stands above.`)
}

/** Two renames: for less than a millisecond there is no build, never half of one. */
function swapIn(built: string, target: string): void {
  if (existsSync(target)) renameSync(target, `${built}-old`)
  renameSync(built, target)
}

/** Side folders of builds that were killed. `npm start` lets only one build run at a time. */
function removeLeftovers(): void {
  if (!existsSync(dist)) return
  for (const entry of readdirSync(dist)) {
    if (entry.startsWith(SIDE_PREFIX)) rmSync(join(dist, entry), { recursive: true, force: true })
  }
}

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesHash, writeBuildStamp } from '../prepare/build-stamp.mjs'
import { root } from '../prepare/root.mjs'
import { checkBudgets } from './check-budgets.ts'

const PARTS = ['site', 'console'] as const

/**
 * Builds site and console into dist/. Each grows in a side folder and is swapped in when complete and
 * within its byte budgets, so a running server never sees half a build. Throws one sentence on failure.
 */
export async function buildPages(): Promise<void> {
  const sources = sourcesHash()
  const sideDir = join(root, 'dist', `.build-${process.pid}`)
  try {
    for (const part of PARTS) {
      if (!existsSync(join(root, part, 'vite.config.ts'))) {
        console.log(`${part}: nothing to build yet (no ${part}/vite.config.ts)`)
        continue
      }
      const outDir = join(sideDir, part)
      mkdirSync(outDir, { recursive: true })
      await viteBuild(part, outDir)
      checkBudgets(part, outDir)
      swapIn(outDir, join(root, 'dist', part))
    }
    writeBuildStamp(sources)
  } finally {
    rmSync(sideDir, { recursive: true, force: true })
  }
}

/** Vite's configuration of each part writes where BUILD_DIR says; `--app` builds all its environments. */
async function viteBuild(part: string, outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--app', '--logLevel', 'warn']
  const child = spawn(process.execPath, args, {
    cwd: join(root, part),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: outDir },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${part} could not be built; the reason stands above.`)
}

function swapIn(built: string, target: string): void {
  const old = `${built}-old`
  if (existsSync(target)) renameSync(target, old)
  renameSync(built, target)
}

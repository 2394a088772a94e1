import { join } from 'node:path'
import { buildIsCurrent } from './build-stamp.mjs'
import { dependenciesAreCurrent, installDependencies } from './dependencies.mjs'
import { PrepareError } from './explain.mjs'
import { takeLock } from './lock.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const MODES = ['start', 'dev', 'test']

/**
 * Installs and builds what is missing or stale. `dev` builds nothing: the pages come from their sources.
 * `test` neither: the build is one of the things tested.
 * Two at once do the work once: the second waits for the first.
 * @param {string} mode
 */
export async function bringUpToDate(mode) {
  if (!MODES.includes(mode))
    throw new PrepareError(`There is no mode "${mode}"; it is one of ${MODES.join(', ')}.`)
  const needsBuild = mode === 'start'
  const ready = () => dependenciesAreCurrent() && (!needsBuild || buildIsCurrent())
  if (ready()) return
  const lock = await takeLock(join(root, '.cache', 'prepare.lock'), () =>
    console.log('Another start is installing or building; waiting for it.'),
  )
  try {
    if (!dependenciesAreCurrent()) await installDependencies(lock)
    if (needsBuild && !buildIsCurrent()) await build(lock)
  } finally {
    lock.release()
  }
}

/** @param {import('./lock.mjs').Lock} lock */
async function build(lock) {
  console.log('Building the pages …')
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  const code = await run(lock, node, [join(root, 'tools', 'build.ts')])
  if (code !== 0) throw new PrepareError('The pages could not be built; the reason stands above.')
}

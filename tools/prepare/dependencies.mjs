import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrepareError } from './explain.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.prepared')
const lockFile = join(root, 'package-lock.json')
const node = join(modules, 'node', 'bin', 'node')

/** Whether node_modules is complete and what package-lock.json asks for. */
export function dependenciesAreCurrent() {
  const wanted = lockHash()
  if (!existsSync(node)) return false
  if (readStamp() === wanted) return true
  if (!installedByHand()) return false
  try {
    writeFileSync(stampFile, wanted)
  } catch {
    // A folder that cannot be written is slower to check, and that is all.
  }
  return true
}

/** @param {import('./lock.mjs').Lock} lock */
export async function installDependencies(lock) {
  accessSync(root, constants.W_OK)
  console.log('Installing the packages; the first time takes about a minute …')
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']
  const npm = process.env.npm_execpath
  const code = npm ? await run(lock, process.execPath, [npm, ...args]) : await run(lock, 'npm', args)
  if (code !== 0) throw new PrepareError('The packages could not be installed; the reason stands above.')
  if (!existsSync(node)) {
    throw new PrepareError(
      'The packages came without Node 24: allow npm to run install scripts (ignore-scripts=false).',
    )
  }
  writeFileSync(stampFile, lockHash())
}

function lockHash() {
  if (!existsSync(lockFile)) {
    throw new PrepareError(`${root} is incomplete: package-lock.json is missing; get the project again.`)
  }
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return ''
  }
}

/**
 * npm writes its own list when an installation is complete: somebody who ran npm himself needs no second
 * one. Optional packages of other platforms are not in that list.
 */
function installedByHand() {
  try {
    const installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages
    const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
    return Object.keys(wanted).every((path) => {
      if (!path.startsWith('node_modules/') || wanted[path].optional) return true
      return wanted[path].link || installed[path]?.version === wanted[path].version
    })
  } catch {
    return false
  }
}

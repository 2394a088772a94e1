import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What the postmaster wrote about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  socketDir: string
  ready: boolean
}

/**
 * Pids of live processes that work in `dataDir`: the postmaster and its children, also those that outlive
 * a killed postmaster for a moment. `undefined` on systems without /proc.
 */
export function processesIn(dataDir: string): number[] | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return pids.filter((pid) => workingFolder(pid) === dataDir && isPostgres(pid)).map(Number)
}

export function readPostmaster(dataDir: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, , , port, socketDir = '', , , status = ''] = lines
  return { pid: Number(pid), port: Number(port), socketDir, ready: status.trim() === 'ready' }
}

/** A shell may stand in the data folder too. */
function isPostgres(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return false
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

import { appendFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * @typedef {object} Lock
 * @property {(pid: number) => void} addHolder the lock also lasts as long as this process lives
 * @property {() => void} release
 */

/**
 * Takes a lock between processes: a file naming its holders. A lock whose holders have all died is broken.
 * @param {string} path
 * @param {() => void} onWait called once when somebody else holds it
 * @returns {Promise<Lock>}
 */
export async function takeLock(path, onWait) {
  mkdirSync(dirname(path), { recursive: true })
  for (let told = false; ; ) {
    if (create(path)) {
      return {
        addHolder: (pid) => appendFileSync(path, `${processMark(pid)}\n`),
        release: () => rmSync(path, { force: true }),
      }
    }
    if (breakWhenAbandoned(path)) continue
    if (!told) onWait()
    told = true
    await delay(200)
  }
}

/** @param {string} path @returns {boolean} false when it exists already */
function create(path) {
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, `${processMark(process.pid)}\n`)
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/** @param {string} path @returns {boolean} whether it is worth trying again at once */
function breakWhenAbandoned(path) {
  const aside = `${path}.${process.pid}.broken`
  try {
    if (isHeld(path)) return false
    renameSync(path, aside)
    // Somebody may have broken it and taken it anew since it was read: then it goes back.
    if (isHeld(aside)) linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch {
    // Gone meanwhile, or another process was faster.
  }
  return true
}

/** @param {string} path */
function isHeld(path) {
  const holders = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return holders.some((holder) => processMark(Number(holder.split(' ')[0])) === holder)
}

/**
 * A process by its pid and, where the system tells, its start time, since pids come round again.
 * @param {number} pid
 * @returns {string} empty when it does not live
 */
function processMark(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return ''
  }
  return `${pid} ${startTime(pid)}`
}

/** @param {number} pid */
function startTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? 'zombie' : rest[18]
  } catch {
    return 'unknown'
  }
}

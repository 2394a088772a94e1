import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a command in the project with its output on the terminal. A signal to this process ends the command with
 * all that it started, then this process.
 * @param {import('./lock.mjs').Lock} lock also held by the command, should this process be killed
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function run(lock, command, args) {
  return new Promise((resolve, reject) => {
    // a group of its own, which can be ended as a whole
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true })
    if (child.pid) lock.addHolder(child.pid)
    const stopPassing = passSignals(child)
    child.once('error', (error) => {
      stopPassing()
      reject(error)
    })
    child.once('exit', (code) => {
      stopPassing()
      resolve(code ?? 1)
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignals(child) {
  const names = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })
  const passing = Object.entries(names).map(([name, code]) => {
    const pass = () => {
      child.removeAllListeners('exit').once('exit', () => process.exit(code))
      // its whole group; npm's install scripts too
      if (child.pid) process.kill(-child.pid, /** @type {NodeJS.Signals} */ (name))
    }
    process.on(name, pass)
    return () => process.removeListener(name, pass)
  })
  return () => {
    for (const stop of passing) stop()
  }
}

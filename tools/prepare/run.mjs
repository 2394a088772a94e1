import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a command in the project with its output on the terminal.
 * @param {import('./lock.mjs').Lock} lock also held by the command, should this process be killed
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function run(lock, command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    if (child.pid) lock.addHolder(child.pid)
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

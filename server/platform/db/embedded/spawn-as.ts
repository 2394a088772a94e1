import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import type { Identity } from './identity.ts'

/**
 * Starts `command` under `identity`, in a session of its own so that Ctrl-C in the terminal does not reach
 * it, and with an environment that does not depend on the machine.
 */
export function spawnAs(
  identity: Identity,
  command: string,
  args: readonly string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const [program = command, ...rest] = [...identity.wrapper, command, ...args]
  return spawn(program, rest, {
    cwd: '/',
    detached: true,
    stdio,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...identity.owner,
  })
}

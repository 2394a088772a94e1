import { spawn } from 'node:child_process'
import { root } from '../prepare/root.mjs'

/** Runs a script of this project with its output on the terminal; resolves to its exit code. */
export async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  // The terminal sends Ctrl-C to the runner as well: it ends, and so do we, with its figures.
  const ignore = () => {}
  process.on('SIGINT', ignore)
  const forward = () => child.kill('SIGTERM')
  process.on('SIGTERM', forward)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    process.off('SIGINT', ignore)
    process.off('SIGTERM', forward)
  }
}

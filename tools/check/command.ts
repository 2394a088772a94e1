import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Check } from './check.ts'

/** A check that another program makes: it fails with that program's output. */
export function checkByCommand(root: string, name: string, script: string, args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
      })
      const output = Promise.all([text(child.stdout), text(child.stderr)])
      const code = await new Promise<number | null>((resolve, reject) => {
        child.once('error', reject)
        child.once('close', resolve)
      })
      if (code === 0) return { problems: [] }
      const said = (await output).join('').trimEnd()
      return { problems: said === '' ? [`ended with code ${code} and no word`] : said.split('\n') }
    },
  }
}

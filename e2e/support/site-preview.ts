import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { root } from '../../tools/prepare/root.mjs'
import { findFreePort } from './free-port.ts'

/** `test` with `preview`: the origin of the built public pages, filled from fixtures. One per worker. */
export const test = base.extend<object, { preview: string }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const port = await findFreePort()
      const script = join(root, 'site', 'preview', 'preview.ts')
      const server = spawn(process.execPath, [script, String(port), '--built'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await Promise.race([
        once(server.stdout, 'data'),
        once(server, 'exit').then(() =>
          Promise.reject(new Error('The preview of the site ended while starting.')),
        ),
      ])
      await use(`http://localhost:${port}`)
      server.kill()
    },
    { scope: 'worker' },
  ],
})

import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))

/**
 * Builds the public site into dist/site: `client/` (served under /assets/site/, with assets.json as
 * `SiteAssets`) and `server/entry-server.js` (exports `renderPage` and `brandStylesheet`, no dependencies).
 */
export async function buildSite(): Promise<void> {
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: 'entry-server.tsx' } })
}

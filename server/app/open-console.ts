import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { openStaticFiles } from '#platform/static-files/static-files.ts'
import { readConsoleAssets } from './console/console-assets.ts'
import type { ConsoleSource } from './console/mount-console.ts'

/** The built console, or its sources when development serves them. */
export function openConsole(
  root: string,
  config: Pick<Config, 'isDevelopment' | 'mapTilesUrl'>,
): ConsoleSource {
  const tilesOrigin = config.mapTilesUrl ? new URL(config.mapTilesUrl.replace(/[{}]/g, '')).origin : undefined
  if (config.isDevelopment) return { ...DEVELOPMENT, tilesOrigin }
  const directory = join(root, 'dist/console')
  const assets = readConsoleAssets(directory)
  return { assets: () => assets, files: openStaticFiles(directory), isDevelopment: false, tilesOrigin }
}

// React's hot reload needs its preamble in every page, as its plug-in documents
const DEVELOPMENT: Omit<ConsoleSource, 'tilesOrigin'> = {
  assets: () => ({
    scripts: ['/assets/console/@vite/client', '/assets/console/app/main.tsx'],
    stylesheets: [],
    preloads: [],
  }),
  files: undefined,
  isDevelopment: true,
  head: (nonce) => `<script type="module" nonce="${nonce}">
import { injectIntoGlobalHook } from '/assets/console/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>`,
}

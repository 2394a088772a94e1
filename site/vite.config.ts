import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteAssetsFile } from './build/site-assets-file.ts'

/**
 * Two builds into dist/site: `vite build` (loader, islands, styles, fonts) and `vite build --ssr`
 * (entry-server). Client files are served under /assets/site/.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/assets/site/',
  plugins: [react(), siteAssetsFile()],
  build: isSsrBuild
    ? {
        outDir: '../dist/site/server',
        emptyOutDir: true,
        ssr: 'entry-server.tsx',
        rolldownOptions: { output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: '../dist/site/client',
        emptyOutDir: true,
        assetsDir: '',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['client/loader.ts', 'styles/site.css'] },
      },
  // The server's bundle stands alone, so that a release needs no React beside it.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  // React's development half stays out of it, whatever the environment of the server says.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : undefined,
}))

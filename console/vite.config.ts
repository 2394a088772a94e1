import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server makes the document from the manifest and serves the files under /assets/console/. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/console/',
  plugins: [react()],
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    manifest: true,
    assetsDir: '',
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'app/main.tsx' },
  },
})

import type { Plugin } from 'vite'

/**
 * What only the server draws with has no module in the browser that could be replaced there; the page is read anew.
 * Vite does that by itself for modules that the browser has.
 */
export const reloadDrawnPages: Plugin = {
  name: 'reload-drawn-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    const { client } = server.environments
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
  },
}

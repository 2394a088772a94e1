import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { DevelopmentPages } from './dev/open-vite.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Opens the port. In development Vite answers for the sources of the front ends first. */
export function listen(
  fetch: Fetch,
  options: { port: number; development?: (server: Server) => Promise<DevelopmentPages> },
): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  let pages: DevelopmentPages | undefined
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const part = path.startsWith('/assets/console/')
      ? pages?.console
      : path.startsWith('/assets/site/')
        ? pages?.site
        : undefined
    if (part) part.middlewares(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const open = () => {
      server.listen(options.port, () => {
        const address = server.address()
        resolve({ server, port: typeof address === 'object' && address ? address.port : options.port })
      })
    }
    if (!options.development) return open()
    options.development(server).then((opened) => {
      pages = opened
      server.once('close', () => void opened.close())
      open()
    }, reject)
  })
}

/** Stops listening, gives running requests ten seconds, then cuts what is left (live streams never end by themselves). */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { DevelopmentPages } from './dev/open-vite.ts'

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

export interface OpenPort {
  port: number
  server: Server
  /** From here on requests are answered; before, everything but /healthz says 503. In development Vite's files come first. */
  serve(fetch: Fetch, pages?: DevelopmentPages): void
  /** Safe to call twice. Stops listening, ends live streams at once, gives other running requests ten seconds and cuts what is left. */
  close(): Promise<void>
}

const GRACE_MS = 10_000

/** Takes the port before anything else begins, so that a start that cannot have it disturbs nothing. Throws EADDRINUSE, EACCES. */
export function openPort(wanted: number): Promise<OpenPort> {
  let answer = notYet
  let pages: DevelopmentPages | undefined
  let closing: Promise<void> | undefined
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => answer(request, response))
  const opened: OpenPort = {
    port: wanted,
    server,
    serve: (fetch, development) => {
      pages = development
      answer = answerWith(fetch, streams, pages)
    },
    close: () => {
      closing ??= (async () => {
        await pages?.close()
        await closeServer(server, streams)
      })()
      return closing
    },
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(Object.assign(opened, typeof address === 'object' && address && { port: address.port }))
    })
  })
}

function answerWith(fetch: Fetch, streams: Set<ServerResponse>, pages: DevelopmentPages | undefined) {
  const noting = async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    // this server speaks HTTP/1.1 only
    const bindings = env as HttpBindings
    const response = await fetch(request, bindings)
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      streams.add(bindings.outgoing)
      bindings.outgoing.once('close', () => streams.delete(bindings.outgoing))
    }
    return response
  }
  const listener = getRequestListener(noting, { overrideGlobalObjects: false })
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/'
    const part = path.startsWith('/assets/console/')
      ? pages?.console
      : path.startsWith('/assets/site/')
        ? pages?.site
        : undefined
    if (part) part.middlewares(request, response, () => void listener(request, response))
    else void listener(request, response)
  }
}

function notYet(request: IncomingMessage, response: ServerResponse): void {
  const isAlive = request.url === '/healthz'
  response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1' })
  response.end(JSON.stringify({ status: isAlive ? 'ok' : 'starting' }))
}

function closeServer(server: Server, streams: Set<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    // a connection that becomes idle now would be kept for another request
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(idle)
      resolve()
    })
    for (const stream of streams) stream.destroy()
    server.closeIdleConnections()
  })
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a local provider answers, for tests: a body, raw text, or nothing at all. */
export interface Answer {
  status?: number
  body?: unknown
  raw?: string
  never?: true
}

const servers: Server[] = []

export function closeServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
}

/** A server that speaks as the provider would, and remembers what it was asked. */
export async function serve(first: Answer) {
  let answer = first
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://provider.test'))
    if (answer.never) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.raw ?? JSON.stringify(answer.body ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  // The address of a listening TCP server is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  const change = (next: Answer) => {
    answer = next
  }
  return { url: `http://127.0.0.1:${port}`, asked, change }
}

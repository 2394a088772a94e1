import { randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { findActor } from '#features/auth/index.ts'
import type { HostDirectory } from '#features/hosts/index.ts'
import type { Ctx, Services } from '#platform/context/context.ts'
import { bearerOf } from '#platform/http/bearer.ts'
import type { HttpEnv } from '#platform/http/feature.ts'

/** Gives every request an id, its host, its caller and a log of its own; writes one line when it is done. */
export const requestContext = (services: Services, hosts: HostDirectory) =>
  createMiddleware<HttpEnv & { Bindings: Partial<HttpBindings> }>(async (c, next) => {
    const startedAt = performance.now()
    const requestId = randomBytes(8).toString('hex')
    const log = services.log.with({ requestId })
    const host = await hosts.find(c.req.header('host'))
    const ip = callerAddress(
      services.config.trustedProxies,
      c.req.header('x-forwarded-for'),
      c.env?.incoming?.socket.remoteAddress,
    )
    const ctx: Ctx = { ...services, log, requestId, host, ip, actor: { kind: 'guest' } }
    const bearer = c.req.path.startsWith('/api/') ? bearerOf(c.req.header('authorization')) : undefined
    if (bearer) ctx.actor = (await findActor(ctx, bearer)) ?? ctx.actor
    c.set('ctx', ctx)
    c.set('nonce', requestId + randomBytes(8).toString('hex'))
    await next()
    c.res.headers.set('x-request-id', requestId)
    log[services.config.logsRequests ? 'info' : 'debug']('request', {
      method: c.req.method,
      host: host.name,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  })

/**
 * The caller's address, of IPv6 its /64 network, which is one connection; of a forwarded chain only what our own proxies
 * wrote is believed (SEC-004).
 */
export function callerAddress(
  trustedProxies: number,
  forwarded: string | undefined,
  socket: string | undefined,
): string {
  const chain = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const believed = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined
  return networkOf(believed ?? socket ?? 'unknown')
}

function networkOf(address: string): string {
  const bare = address.toLowerCase().replace(/%.*$/, '')
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/.exec(bare) ?? []
  if (mapped || !isIPv6(bare)) return mapped ?? address
  const [first = [], last = []] = bare.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

import type { HandlerResult, ParsedInput, RouteDefinition } from '@vitrine/contract/route.ts'
import type { Hono } from 'hono'
import type { AccountCtx, AgencyCtx, Ctx, Services, UserCtx } from '#platform/context/context.ts'
import type { Listener } from '#platform/events/relay-events.ts'
import type { JobHandler, JobKind } from '#platform/queue/queue.ts'

/** The context a route's access promises its handler. */
export type CtxOf<D extends RouteDefinition> = D['access'] extends { scope: 'account' }
  ? AccountCtx
  : D['access'] extends { scope: 'agency' }
    ? AgencyCtx
    : D['access'] extends { scope: 'public' }
      ? Ctx
      : UserCtx

/** What a handler may read and set beside its typed input. */
export interface Exchange {
  request: Request
  /** Headers of the answer; cookies go here too. */
  headers: Headers
}

export interface MountedRoute {
  route: RouteDefinition
  /** The types were checked where `handle` was called. */
  run(ctx: Ctx, input: ParsedInput<RouteDefinition>, exchange: Exchange): Promise<unknown>
}

/** Joins a route of the contract with the verb that answers it. */
export function handle<const D extends RouteDefinition>(
  route: D,
  run: (ctx: CtxOf<D>, input: ParsedInput<D>, exchange: Exchange) => Promise<HandlerResult<D>>,
): MountedRoute {
  return {
    route,
    // the mount gives exactly the context and the parsed input that D promises
    run: (ctx, input, exchange) => run(ctx as CtxOf<D>, input as ParsedInput<D>, exchange),
  }
}

/** All that a feature brings to the server; server/app collects them. */
export interface Feature {
  name: string
  routes?: readonly MountedRoute[]
  listeners?: (services: Services) => readonly Listener[]
  jobKinds?: readonly JobKind<object>[]
  jobs?: (services: Services) => readonly JobHandler[]
  /** Called once when a worker begins, to send the jobs that nobody else would; must bear several workers at once. */
  onWorkerStart?: (services: Services) => Promise<void>
  /** Routes that are not JSON: files, uploads, pages, streams. They check access themselves. */
  http?: (app: Hono<HttpEnv>, services: Services) => void
}

/** What the middleware has put into Hono's context by the time a route runs. */
export interface HttpEnv {
  Variables: { ctx: Ctx; nonce: string }
}

import type { ViewRole } from '@vitrine/domain/auth/view-role.ts'
import type { z } from 'zod'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * Who may call a route; deny by default, since every route must say it (SEC-001).
 * public: anybody, rate limited · signedIn: any session · house: the operator ·
 * agency: `roles` of the agency in view · account: `roles` in the account named by `accountId` in path or query,
 * else the session's; another's account answers 404.
 */
export type Access =
  | { scope: 'public' }
  | { scope: 'signedIn' }
  | { scope: 'house' }
  | { scope: 'agency'; roles: readonly ViewRole[] }
  | { scope: 'account'; roles: readonly ViewRole[] }

/** One call of the API as data; OpenAPI, client, server and the access test all read it. */
export interface RouteDefinition {
  method: Method
  path: `/api/${string}`
  access: Access
  summary: string
  tags: readonly string[]
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response?: z.ZodType
  /** Content type of an answer that is not JSON, such as a stream; the handler then makes the whole answer. */
  produces?: string
  /** The largest JSON body in bytes; 256 kB when not set. */
  maxBodyBytes?: number
}

export const route = <const Definition extends RouteDefinition>(definition: Definition): Definition =>
  definition

type Schema = z.ZodType
type Side<Definition, Key extends string, Which extends 'input' | 'output'> =
  Definition extends Record<Key, infer Part extends Schema>
    ? Which extends 'input'
      ? z.input<Part>
      : z.output<Part>
    : undefined

/** What the client passes. */
export type RouteInput<D extends RouteDefinition> = (D extends { params: infer P extends Schema }
  ? { params: z.input<P> }
  : unknown) &
  (D extends { query: infer Q extends Schema }
    ? Record<never, never> extends z.input<Q>
      ? { query?: z.input<Q> }
      : { query: z.input<Q> }
    : unknown) &
  (D extends { body: infer B extends Schema } ? { body: z.input<B> } : unknown)

/** What the server's handler receives, parsed. */
export interface ParsedInput<D extends RouteDefinition> {
  params: Side<D, 'params', 'output'>
  query: Side<D, 'query', 'output'>
  body: Side<D, 'body', 'output'>
}

/** What the client gets back. */
export type RouteOutput<D extends RouteDefinition> = D extends { response: infer R extends Schema }
  ? z.output<R>
  : undefined

/** What the handler must return; fields the schema does not name never leave. */
export type HandlerResult<D extends RouteDefinition> = D extends { response: infer R extends Schema }
  ? z.input<R>
  : D extends { produces: string }
    ? Response
    : void

import type { ParsedInput, RouteDefinition } from '@vitrine/contract/route.ts'
import { type InputIssue, Problem } from '@vitrine/domain/problem.ts'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { admit } from '#features/auth/index.ts'
import type { Exchange, HttpEnv, MountedRoute } from '#platform/http/feature.ts'
import { isKnown } from '#platform/page-cache/answer-body.ts'

const MAX_BODY_BYTES = 256 * 1024

/** Puts every route of the contract into the server: access first, then input, then the verb, then the answer's own fields only. */
export function mountRoutes(app: Hono<HttpEnv>, mounted: readonly MountedRoute[]): void {
  // literal paths before those with parameters (NAV-048)
  const ordered = [...mounted].sort((a, b) => placeholders(a.route.path) - placeholders(b.route.path))
  for (const one of ordered) {
    const path = one.route.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(one.route.method.toUpperCase(), path, (c) => answer(c, one))
  }
}

async function answer(c: Context<HttpEnv>, { route, run }: MountedRoute): Promise<Response> {
  const issues: InputIssue[] = []
  const params = parse('params', route.params, c.req.param(), issues)
  const asked = readQuery(c.req.url)
  const query = parse('query', route.query, asked, issues)
  // an id that is not even one names nothing that could be found
  if (route.params && params === undefined) throw new Problem('notFound', 'notFound', 'There is nothing here')
  const ctx = admit(c.get('ctx'), route.access, accountIn(params) ?? accountIn(query) ?? accountIn(asked))
  const body = route.body ? parse('body', route.body, await readBody(c.req.raw, route), issues) : undefined
  if (issues.length)
    throw new Problem('invalidInput', 'invalidInput', 'Some of the input is not right', { issues })
  const exchange: Exchange = { request: c.req.raw, headers: new Headers({ 'cache-control': 'no-store' }) }
  // parsed above by the very schemas of this route
  const result = await run(ctx, { params, query, body } as ParsedInput<RouteDefinition>, exchange)
  if (result instanceof Response) return result
  if (!route.response) return new Response(null, { status: 204, headers: exchange.headers })
  const tag = exchange.headers.get('etag')
  if (tag && isKnown(c.req.raw.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers: exchange.headers })
  }
  return Response.json(route.response.parse(result), { headers: exchange.headers })
}

function parse(place: string, schema: z.ZodType | undefined, value: unknown, issues: InputIssue[]): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    issues.push({
      path: [place, ...issue.path.map(String)].join('.'),
      code: issue.code,
      message: issue.message,
    })
  }
  return undefined
}

/** A key that comes more than once is a list. */
function readQuery(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of new URL(url).searchParams) {
    const before = query[key]
    query[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return { ...query }
}

async function readBody(request: Request, route: RouteDefinition): Promise<unknown> {
  const max = route.maxBodyBytes ?? MAX_BODY_BYTES
  const tooLarge = new Problem(
    'tooLarge',
    'bodyTooLarge',
    `The request is larger than ${Math.round(max / 1024)} kB`,
  )
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge
  // a page of another origin may send any other type without asking
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) throw tooLarge
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

function accountIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('accountId' in input)) return undefined
  return typeof input.accountId === 'string' ? input.accountId : undefined
}

function placeholders(path: string): number {
  return path.split('{').length
}

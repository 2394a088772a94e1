import type { RouteDefinition, RouteInput, RouteOutput } from './route.ts'

/** Sends one request and answers the parsed JSON body, or throws. */
export type Fetcher = (method: string, url: string, body: unknown) => Promise<unknown>

type Call<D extends RouteDefinition> =
  Record<never, never> extends RouteInput<D>
    ? (input?: RouteInput<D>) => Promise<RouteOutput<D>>
    : (input: RouteInput<D>) => Promise<RouteOutput<D>>

export type Client<Routes extends Record<string, RouteDefinition>> = {
  [Name in keyof Routes]: Call<Routes[Name]>
}

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A typed function per route, made from the contract's data alone; no schema runs in the browser. */
export function createClient<Routes extends Record<string, RouteDefinition>>(
  routes: Routes,
  fetcher: Fetcher,
): Client<Routes> {
  const calls: Record<string, (input?: LooseInput) => Promise<unknown>> = {}
  for (const [name, definition] of Object.entries(routes)) {
    calls[name] = (input = {}) =>
      fetcher(definition.method.toUpperCase(), routeUrl(definition.path, input), input.body)
  }
  // each entry was made from the route of the same name
  return calls as Client<Routes>
}

/** The path with its parameters filled in and the query appended; undefined values are left out, lists repeat the key. */
export function routeUrl(
  path: string,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_match, key: string) =>
    encodeURIComponent(String(input.params?.[key])),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null && single !== '') query.append(key, String(single))
    }
  }
  return query.size ? `${filled}?${query}` : filled
}

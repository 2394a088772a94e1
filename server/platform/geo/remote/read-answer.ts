import type { z } from 'zod'
import { GeocoderUnavailableError } from '../geocoder.ts'

/** A provider's answer in the form we know, or GeocoderUnavailableError 'broken-answer'. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new GeocoderUnavailableError('broken-answer', { cause: parsed.error })
  return parsed.data
}

/** An address below a provider's own, keeping a path such as `/nominatim` in front. */
export function addressBelow(
  base: string,
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}

/** Whether a query is worth a call. */
export function isWorthAsking(query: string): boolean {
  return (query.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2
}

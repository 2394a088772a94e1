import type { Place as WirePlace } from '@vitrine/contract/geo.ts'
import type { Language } from '@vitrine/domain/language.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { GeocoderUnavailableError, type Place, type Position } from '#platform/geo/geocoder.ts'
import { spendLookup } from './spend-lookup.ts'

const MAX_SUGGESTIONS = 8

/** Places for an address field; a provider that does not help answers `geocoderUnavailable` (MAP-010, MAP-012). */
export async function suggestPlaces(
  ctx: AccountCtx,
  input: { query: string; language: Language; near?: Position | undefined },
) {
  const { geocoder } = ctx
  spendLookup(ctx.actor.userId, ctx.now())
  const request = { query: input.query, language: input.language, limit: MAX_SUGGESTIONS }
  const found = await ask(ctx, () =>
    geocoder.suggest(input.near ? { ...request, near: input.near } : request),
  )
  return {
    places: found.places.map(presentPlace),
    precision: geocoder.precision,
    credit: geocoder.credit,
    isComplete: found.isComplete,
  }
}

/** What lies at a position; null in the middle of nowhere (MAP-009, MAP-010). */
export async function reversePlace(ctx: AccountCtx, input: { lat: number; lng: number; language: Language }) {
  spendLookup(ctx.actor.userId, ctx.now())
  const { lat: latitude, lng: longitude, language } = input
  const place = await ask(ctx, () => ctx.geocoder.reverse({ latitude, longitude, language }))
  return { place: place && presentPlace(place), credit: ctx.geocoder.credit }
}

/** Fields written out by hand; what the provider left out is null. */
function presentPlace(place: Place): WirePlace {
  return {
    id: place.id,
    label: place.label,
    name: place.name,
    region: place.region ?? null,
    country: place.country ?? null,
    lat: place.latitude,
    lng: place.longitude,
    precision: place.precision,
  }
}

async function ask<Answer>(ctx: AccountCtx, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof GeocoderUnavailableError)) throw error
    ctx.log.warn('the geocoder does not help', { problem: error.problem, provider: ctx.geocoder.provider })
    throw new Problem(
      'unavailable',
      'geocoderUnavailable',
      'Addresses cannot be looked up right now. What was typed stays.',
    )
  }
}

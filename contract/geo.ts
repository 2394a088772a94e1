import { ACCOUNT_ROLES } from '@vitrine/domain/auth/view-role.ts'
import { z } from 'zod'
import { id, language } from './fields.ts'
import { route } from './route.ts'

const inAccount = { scope: 'account', roles: ACCOUNT_ROLES } as const
const params = z.object({ accountId: id })

/** How exact a position is; the middle of a city is no address, and screens say so (MAP-012). */
const PLACE_PRECISIONS = ['address', 'street', 'postcode', 'city', 'region', 'country'] as const

const placeSchema = z.object({
  id: z.string(),
  /** The whole place in one line, in the asked language. */
  label: z.string(),
  name: z.string(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  precision: z.enum(PLACE_PRECISIONS),
})
export type Place = z.output<typeof placeSchema>

/** `lat,lng` in degrees. */
const nearPoint = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)

export const geoRoutes = {
  suggestPlaces: route({
    method: 'get',
    path: '/api/accounts/{accountId}/places',
    access: inAccount,
    summary: 'Places whose name begins like this, the likeliest first (TAX-005, MAP-010, MAP-012)',
    tags: ['places'],
    params,
    query: z.object({
      query: z.string().trim().max(200),
      language: language.default('en'),
      near: nearPoint.optional(),
    }),
    response: z.object({
      places: z.array(placeSchema),
      /** The best that the chosen provider can do. */
      precision: z.enum(['city', 'address']),
      /** To be shown beside the places, as the licence of the data demands. */
      credit: z.string(),
      /** False while the list of places is still being filled after the first start. */
      isComplete: z.boolean(),
    }),
  }),
  reversePlace: route({
    method: 'get',
    path: '/api/accounts/{accountId}/places/reverse',
    access: inAccount,
    summary: 'What lies at a position, or null in the middle of nowhere (MAP-009, MAP-010)',
    tags: ['places'],
    params,
    query: z.object({
      lat: z.coerce.number().min(-90).max(90),
      lng: z.coerce.number().min(-180).max(180),
      language: language.default('en'),
    }),
    response: z.object({ place: placeSchema.nullable(), credit: z.string() }),
  }),
  readMapSettings: route({
    method: 'get',
    path: '/api/accounts/{accountId}/places/map',
    access: inAccount,
    summary:
      'Which map to draw: a template of tile addresses, or null for the bundled outline of the coasts (MAP-012)',
    tags: ['places'],
    params,
    response: z.object({ tilesUrl: z.string().nullable(), attribution: z.string().nullable() }),
  }),
}

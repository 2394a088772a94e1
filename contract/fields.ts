import { LANGUAGES } from '@vitrine/domain/language.ts'
import { z } from 'zod'

/** Building blocks that several routes share. Limits are characters unless the name says otherwise. */
export const id = z.uuid().toLowerCase()
export const email = z
  .email()
  .max(254)
  .transform((value) => value.trim().toLowerCase())
export const language = z.enum(LANGUAGES)
export const timestamp = z.iso.datetime()
export const cursor = z.string().max(500)
/** What the database can hold: no zero characters, no half of a character. */
export const storableText = z.string().overwrite((value) => value.replaceAll('\0', '').toWellFormed())
export const shortText = storableText.trim().max(300)
export const requiredText = shortText.min(1, 'field is required')
export const longText = storableText.max(100_000)
/** Query strings carry booleans as words. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** One page of a list; `next` is passed back as `after`, null at the end. Lists are never counted. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: cursor.nullable() })
}

export const place = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  address: z.string().max(500),
})

import { THEME_NAMES } from '@vitrine/domain/appearance/theme-name.ts'
import { z } from 'zod'

/** Fields of a brand that agencies and accounts share. Empty text means: none. */
export const themeValue = z.enum(THEME_NAMES).nullable()
export const primaryColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must look like #1f6feb')
  .nullable()
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Url is not correct' })
  .max(500)

/** The address of a picture that the upload call of the same screen answered. */
export const brandPicture = z
  .string()
  .max(500)
  .regex(/^\/(?:brand|media)(?:\/[\w-][\w.-]*)+$/, 'must be an uploaded picture')
  .nullable()

/** A picture of at most 2 MB as base64, since a logo is small and arrives whole (HST-025). */
export const pictureBody = z.object({ data: z.base64().max(2_900_000) })
export const PICTURE_BODY_BYTES = 3_000_000
export const pictureStored = z.object({ url: z.string(), width: z.number(), height: z.number() })

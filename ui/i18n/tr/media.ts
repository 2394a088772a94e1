import type { media as english } from '../en/media.ts'
import type { SameKeys } from '../words.ts'

export const media: SameKeys<typeof english> = {}

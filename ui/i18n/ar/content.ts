import type { content as english } from '../en/content.ts'
import type { SameKeys } from '../words.ts'

export const content: SameKeys<typeof english> = {}

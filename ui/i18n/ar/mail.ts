import type { mail as english } from '../en/mail.ts'
import type { SameKeys } from '../words.ts'

export const mail: SameKeys<typeof english> = {}

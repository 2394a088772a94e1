import type { en } from './en.ts'
import type { SameKeys } from './words.ts'

type English = typeof en

/** A whole language. The key set of English is the type, so a missing key does not compile (I18-004). */
export type Dictionary = { [AreaName in keyof English]: SameKeys<English[AreaName]> }

/** 'auth.signIn', 'common.save' … */
export type TextKey = {
  [AreaName in keyof English & string]: `${AreaName}.${keyof English[AreaName] & string}`
}[keyof English & string]

/** Values for the braces of a text. `count` also picks the plural form. */
export type TextParams = Record<string, string | number>

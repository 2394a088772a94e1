/**
 * A text that changes with a number, e.g. `{ one: '{count} item', other: '{count} items' }`.
 * Each language fills in the forms that Intl.PluralRules names for it (Arabic has six).
 */
export type PluralText = { other: string } & Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>>

export type Text = string | PluralText

/** One area of a dictionary: flat keys to texts. Parameters stand in braces: `'Hello {name}'`. */
export type Area = Record<string, Text>

/** What another language must offer for an English area: the same keys, plural where English is plural. */
export type SameKeys<English extends Area> = {
  [Key in keyof English]: English[Key] extends string ? string : PluralText
}

import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import type { PublicPage } from '@vitrine/domain/content/public-copy.ts'
import type { Language } from '@vitrine/domain/language.ts'

/** The owner's public fields, ready to read: dates and numbers in the account's language, lists with its commas. */
export function presentFields(
  fields: PublicPage['customFields'],
  language: Language,
): { label: string; value: string }[] {
  const { locale } = LANGUAGE_FACTS[language]
  return fields
    .map(({ name, type, value }) => ({ label: name, value: readable(type, value, locale) }))
    .filter(({ label, value }) => label !== '' && value !== '')
}

type Field = PublicPage['customFields'][number]

function readable(type: Field['type'], value: Field['value'], locale: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  if (Array.isArray(value)) return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(value)
  if (typeof value === 'object') return value.address
  if (type !== 'date') return value
  // written without a zone (TAX-007): the hour the owner meant is the hour shown
  const date = new Date(`${value}Z`)
  if (Number.isNaN(date.getTime())) return value
  const isDayOnly = value.endsWith('T00:00')
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(isDayOnly ? {} : { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(date)
}

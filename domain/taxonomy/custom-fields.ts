export const CUSTOM_FIELD_TYPES = [
  'text',
  'number',
  'multiText',
  'date',
  'select',
  'multiSelect',
  'mapAutocomplete',
] as const
/** The kinds of custom field (TAX-005). */
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number]

/** An address with its place on the map, degrees (TAX-005). */
export interface AddressValue {
  lat: number
  lng: number
  address: string
}

/** text, select, date (`YYYY-MM-DDTHH:mm`, TAX-007): string · number: number · multiText, multiSelect: string[] · mapAutocomplete: AddressValue */
export type CustomFieldValue = string | number | string[] | AddressValue

/** Marks a value typed into a multi-select that is not an option yet; never stored (TAX-008). */
export const NEW_OPTION_MARKER = '__new__'

const DATE_FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * The stored form of a value for a field of that type: trimmed, empty ones `undefined`, new-option markers dropped (TAX-008).
 * Answers `null` when the value is not of the field's kind.
 */
export function normaliseFieldValue(
  field: { type: CustomFieldType; options: readonly string[] },
  value: unknown,
): CustomFieldValue | undefined | null {
  if (value === undefined || value === null || value === '') return undefined
  switch (field.type) {
    case 'text':
      return typeof value === 'string' ? value.trim() || undefined : null
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'date':
      return typeof value === 'string' && isRealDate(value) ? value : null
    case 'select':
      return typeof value === 'string' && field.options.includes(value) ? value : null
    case 'multiText':
      return stringList(value)
    case 'multiSelect': {
      const list = stringList(value)
      return Array.isArray(list) && list.some((entry) => !field.options.includes(entry)) ? null : list
    }
    case 'mapAutocomplete':
      return isAddress(value) ? { lat: value.lat, lng: value.lng, address: value.address.trim() } : null
  }
}

/** The 31st of February has the right form, but comes back as another day. */
function isRealDate(value: string): boolean {
  if (!DATE_FORM.test(value)) return false
  const time = Date.parse(`${value}Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function stringList(value: unknown): string[] | undefined | null {
  if (!Array.isArray(value) || value.some((entry) => typeof entry !== 'string')) return null
  // every entry was checked to be a string in the line above
  const list = [
    ...new Set(
      (value as string[])
        .map((entry) => entry.trim())
        .filter((entry) => entry && entry !== NEW_OPTION_MARKER),
    ),
  ]
  return list.length ? list : undefined
}

function isAddress(value: unknown): value is AddressValue {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('lat' in value && 'lng' in value && 'address' in value)
  )
    return false
  const { lat, lng, address } = value
  return (
    typeof lat === 'number' &&
    Math.abs(lat) <= 90 &&
    typeof lng === 'number' &&
    Math.abs(lng) <= 180 &&
    typeof address === 'string'
  )
}

/** A value as words, for the title or description that a field fills (TAX-006). */
export function fieldValueText(value: CustomFieldValue | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? value.address : String(value)
}

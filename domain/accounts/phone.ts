/** Digits with an optional leading `+`, as a phone number is kept (AUT-023); undefined when the text is none. */
export function phoneDigits(text: string): string | undefined {
  const typed = text.trim()
  if (!/^\+?[\d\s.()-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  if (digits.length < 4 || digits.length > 15) return undefined
  return typed.startsWith('+') ? `+${digits}` : digits
}

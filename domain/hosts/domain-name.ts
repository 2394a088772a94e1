const MAX_LABEL_LENGTH = 63
const TOP_LEVEL_LENGTH = { min: 2, max: 63 } as const // HST-019

/** Names that would pass for our own (HST-016). */
export const RESERVED_DOMAIN_NAMES: readonly string[] = ['www', 'api', 'app', 'admin', 'mail']

/** Lowercase; whatever is no letter or digit becomes one hyphen, none at the edges (HST-014). May be empty. */
export function normalizeDomainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LABEL_LENGTH)
    .replace(/-+$/, '')
}

/** `name`, `name-2`, `name-3`…, each within the length of a label (HST-015, HST-016). */
export function numberedDomainName(name: string, attempt: number): string {
  if (attempt <= 1) return name
  const suffix = `-${attempt}`
  return name.slice(0, MAX_LABEL_LENGTH - suffix.length).replace(/-+$/, '') + suffix
}

/** Labels of 1 to 63 characters without hyphens at their edges, and a top-level domain of letters (HST-018, HST-019). */
export function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  if (domain.length > 253 || labels.length < 2) return false
  return labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(top)
}

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i
const TOP_LEVEL = new RegExp(`^[a-z]{${TOP_LEVEL_LENGTH.min},${TOP_LEVEL_LENGTH.max}}$`, 'i')

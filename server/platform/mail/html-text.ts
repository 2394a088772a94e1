/** A piece of HTML that is safe to put into a page: made by the `html` tag only. */
export interface HtmlText {
  readonly html: string
}

type Value = string | number | HtmlText | readonly HtmlText[] | null

/** A tagged template that escapes every value, save those that are HtmlText themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): HtmlText {
  const written = parts.map((part, at) => part + (at < values.length ? write(values[at] ?? null) : ''))
  return { html: written.join('') }
}

function write(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
  return 'html' in value ? value.html : value.map((part) => part.html).join('')
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

import type { Language } from '../language.ts'
import type { MailTexts } from './mail-text.ts'
import { ar } from './texts/ar.ts'
import { en } from './texts/en.ts'
import { tr } from './texts/tr.ts'

/** The words of all mails, in every language. AUT-045, I18-001 */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, tr, ar }

/** Puts values into the braces of a text; an unknown brace stays visible rather than vanishing. */
export function fillMailText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)
}

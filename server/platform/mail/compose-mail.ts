import type { Language } from '@vitrine/domain/language.ts'
import type { MailKind, MailTexts } from '@vitrine/domain/mail/mail-text.ts'
import { fillMailText, MAIL_TEXTS } from '@vitrine/domain/mail/mail-texts.ts'
import { layoutMail, type MailBrand, type MailParts } from './layout.ts'

export interface MailRequest {
  readonly brand: MailBrand
  readonly language: Language
  /** Whom the mail greets; without a name, or with one that could be a message, the greeting stays general. */
  readonly recipientName?: string
  /** Where the button leads: a complete http(s) address. */
  readonly url: string
  /** How long the link works, said in the note. */
  readonly validFor?: keyof MailTexts['validFor']
}

/** One of our own mails in the reader's language and the sender's brand. AUT-045 */
export function composeMail(kind: MailKind, request: MailRequest): MailParts {
  const { brand, language, url, validFor = 'oneHour' } = request
  const recipientName = greetable(request.recipientName)
  const texts = MAIL_TEXTS[language]
  const text = texts[kind]
  const values = { app: brand.appName, name: recipientName, valid: texts.validFor[validFor] }
  const fill = (words: string) => fillMailText(words, values)
  const greeting = recipientName === '' ? texts.greetingWithoutName : texts.greeting
  return layoutMail(brand, language, {
    subject: fill(text.subject),
    preview: fill(text.preview),
    heading: fill(text.heading),
    paragraphs: [greeting, ...text.paragraphs].map(fill),
    action: { label: fill(text.action), url },
    note: fill(text.note),
  })
}

const LONGEST_NAME = 80

/** Whoever signs up with somebody else's address chooses the name, so it may hold no link and no second line (SEC-004). */
function greetable(name = ''): string {
  const looksLikeMore = /[/@:\p{C}]|[\p{L}\d-]{2,}\.\p{L}{2,}/u.test(name) || name.length > LONGEST_NAME
  return looksLikeMore ? '' : name.trim()
}

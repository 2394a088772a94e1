/** Braces hold `{app}` (the brand that writes), `{name}` (who is addressed) and `{valid}` (one of `validFor`). */
export interface MailText {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The label of the button. */
  readonly action: string
  /** Below the button, in small print. */
  readonly note: string
}

export interface MailTexts {
  readonly greeting: string
  readonly greetingWithoutName: string
  /** Before the bare address, for those whose button does not work. */
  readonly linkInstead: string
  /** The last line of every mail. */
  readonly sentBy: string
  readonly privacy: string
  readonly validFor: Readonly<Record<'oneHour' | 'oneDay' | 'sevenDays', string>>
  readonly confirmSignUp: MailText
  readonly passwordReset: MailText
  readonly addressRegistered: MailText
}

export type MailKind = 'confirmSignUp' | 'passwordReset' | 'addressRegistered'

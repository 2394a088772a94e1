import { directionOf, type Language } from '@vitrine/domain/language.ts'
import { fillMailText, MAIL_TEXTS } from '@vitrine/domain/mail/mail-texts.ts'
import { type HtmlText, html } from './html-text.ts'
import { buttonColours } from './readable-on.ts'

/** Under whose name a mail goes out. Addresses are complete http(s) ones. AUT-045, HST-002 */
export interface MailBrand {
  readonly appName: string
  readonly logoUrl?: string
  /** As `#rrggbb`. */
  readonly primaryColour?: string
  readonly policyUrl?: string
}

export interface MailContent {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly note?: string
}

export interface MailParts {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Any mail in the brand's dress: one HTML part for mail programs of all ages, one in plain text. AUT-045 */
export function layoutMail(brand: MailBrand, language: Language, content: MailContent): MailParts {
  if (content.action !== undefined) assertWebAddress(content.action.url)
  const sentBy = fillMailText(MAIL_TEXTS[language].sentBy, { app: brand.appName })
  return {
    subject: content.subject,
    html: `<!doctype html>\n${page(brand, language, content, sentBy).html}`,
    text: plainText(content, sentBy),
  }
}

function page(brand: MailBrand, language: Language, content: MailContent, sentBy: string): HtmlText {
  const direction = directionOf(language)
  const align = direction === 'rtl' ? 'right' : 'left'
  return html`<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:#f3f1ec;color:#22211e;${FACE}">
<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f1ec"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:${align}">
<tr><td style="padding:0 8px 20px">${logo(brand)}</td></tr>
<tr><td style="background:#ffffff;border-radius:14px;padding:36px 32px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;font-weight:700">${content.heading}</h1>
${content.paragraphs.map(paragraph)}${content.action === undefined ? null : button(brand, language, content.action)}${
  content.note === undefined ? null : small(content.note)
}
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;line-height:1.6;color:#5f5c55">${sentBy}${policy(brand, language)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const FACE =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Tahoma,Arial,sans-serif"

function logo({ logoUrl, appName }: MailBrand): HtmlText {
  if (logoUrl === undefined) return html`<strong style="font-size:18px">${appName}</strong>`
  return html`<img src="${logoUrl}" alt="${appName}" height="40" style="height:40px;max-width:220px;border:0">`
}

function paragraph(text: string): HtmlText {
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${text}</p>\n`
}

function small(text: string): HtmlText {
  return html`<p style="margin:20px 0 0;font-size:14px;line-height:1.6;color:#5f5c55">${text}</p>`
}

function button(
  brand: MailBrand,
  language: Language,
  { label, url }: { label: string; url: string },
): HtmlText {
  const { background, text } = buttonColours(brand.primaryColour)
  return html`<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${background};color:${text};font-size:16px;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0;font-size:14px;line-height:1.6;color:#5f5c55">${MAIL_TEXTS[language].linkInstead}<br><a href="${url}" dir="ltr" style="color:#22211e;word-break:break-all">${url}</a></p>
`
}

function policy({ policyUrl }: MailBrand, language: Language): HtmlText | null {
  if (policyUrl === undefined) return null
  return html` · <a href="${policyUrl}" style="color:#5f5c55">${MAIL_TEXTS[language].privacy}</a>`
}

function plainText(content: MailContent, sentBy: string): string {
  const { heading, paragraphs, action, note } = content
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`]
  const blocks = [heading, ...paragraphs, ...link, ...(note === undefined ? [] : [note]), `--\n${sentBy}`]
  return `${blocks.join('\n\n')}\n`
}

function assertWebAddress(url: string): void {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error(`A mail may link to web addresses only: ${url}`)
}

import { LANGUAGES } from '@vitrine/domain/language.ts'
import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { layoutMail } from './layout.ts'
import { buttonColours } from './readable-on.ts'

const BRAND = {
  appName: 'Işık & Co <Studio>',
  logoUrl: 'https://studio.example/logo.png?a=1&b=2',
  primaryColour: '#ffd166',
  policyUrl: 'https://studio.example/policy',
}
const URL = 'https://studio.example/reset?code=a&b=c'

test.each(
  LANGUAGES.flatMap((language) =>
    (['confirmSignUp', 'passwordReset', 'addressRegistered'] as const).map(
      (kind) => [kind, language] as const,
    ),
  ),
)('AUT-045 the mail %s in %s has both parts, the brand, the link and no open braces', (kind, language) => {
  const { subject, html, text } = composeMail(kind, {
    brand: BRAND,
    language,
    recipientName: 'Ayşe',
    url: URL,
    validFor: 'oneDay',
  })
  expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined|\[object/)
  expect(text).toContain(URL)
  expect(text).toContain('Ayşe')
  expect(text).toContain(BRAND.appName)
  expect(html).toContain('href="https://studio.example/reset?code=a&#38;b=c"')
  expect(html).toContain('src="https://studio.example/logo.png?a=1&#38;b=2"')
})

test.each([
  'Win at https://evil.example/prize',
  'www.evil.example',
  'You owe us. Pay at evil.example',
  'call me @evil',
  'Ann\n\nYour account is locked',
  'x'.repeat(81),
])('SEC-004 a stranger cannot have words of his own sent to others as the name “%s”', (recipientName) => {
  const { subject, html, text } = composeMail('confirmSignUp', {
    brand: BRAND,
    language: 'en',
    url: URL,
    recipientName,
  })
  expect(text).toContain('Hello,')
  expect(subject + html + text).not.toContain(recipientName.slice(0, 20))
})

test.each(['Dr. Anne-Marie O’Neil Jr.', 'J.R. Smith', 'Ayşe', 'نورا'])(
  'AUT-045 the name “%s” is greeted',
  (recipientName) => {
    const mail = composeMail('confirmSignUp', { brand: BRAND, language: 'en', url: URL, recipientName })
    expect(mail.text).toContain(`Hello ${recipientName},`)
  },
)

test('AUT-045 I18-001 an Arabic mail is laid out from right to left, its address from left to right', () => {
  const { html } = composeMail('passwordReset', { brand: BRAND, language: 'ar', url: URL })
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toMatch(/<a href="[^"]+" dir="ltr"/)
  expect(composeMail('passwordReset', { brand: BRAND, language: 'tr', url: URL }).html).toContain(
    'dir="ltr">',
  )
})

test('AUT-045 a name or a brand cannot bring HTML into a mail', () => {
  const evil = '<img src=x onerror="alert(1)">'
  const { html } = composeMail('confirmSignUp', {
    brand: { appName: evil },
    language: 'en',
    recipientName: evil,
    url: URL,
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x')
})

test('AUT-045 without a name the greeting is general', () => {
  expect(composeMail('confirmSignUp', { brand: BRAND, language: 'en', url: URL }).text).toContain(
    '\n\nHello,\n\n',
  )
})

test('AUT-045 a mail links to web addresses only', () => {
  const content = { subject: 's', preview: 'p', heading: 'h', paragraphs: [] }
  for (const url of ['javascript:alert(1)', '/reset', 'data:text/html,x']) {
    expect(() => layoutMail(BRAND, 'en', { ...content, action: { label: 'go', url } })).toThrow(
      'web addresses only',
    )
  }
  expect(layoutMail(BRAND, 'en', content).text).toBe(
    'h\n\n--\nThis message was sent by Işık & Co <Studio>.\n',
  )
})

test.each([
  ['#ffd166', '#111111'],
  ['#1F4B43', '#ffffff'],
  ['0000ff', '#ffffff'],
  ['red;background:url(x)', '#ffffff'],
  [undefined, '#ffffff'],
])('AUT-045 the text on a button of colour %j is %s', (colour, text) => {
  const colours = buttonColours(colour)
  expect(colours.text).toBe(text)
  expect(colours.background).toMatch(/^#[0-9a-f]{6}$/)
})

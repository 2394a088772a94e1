import { expect, test } from 'vitest'
import { checkDictionaries } from './dictionaries.ts'
import { SampleProject } from './fixtures/sample-project.ts'

const dictionary = (language: string, words: object) => `export const ${language} = ${JSON.stringify(words)}`
const words = { auth: { signIn: 'Sign in' }, site: { items: { one: '1', other: '{count}' } } }

test('I18-004 a key missing in one language, or only there, is named', async () => {
  using project = new SampleProject({
    'ui/i18n/en.ts': dictionary('en', words),
    'ui/i18n/tr.ts': dictionary('tr', { ...words, auth: {} }),
    'ui/i18n/ar.ts': dictionary('ar', { ...words, auth: { ...words.auth, old: 'x' } }),
  })
  expect((await checkDictionaries(project.root).run()).problems).toEqual([
    'ui/i18n/tr: auth.signIn is missing',
    'ui/i18n/ar: auth.old is not in English',
  ])
})

test('I18-004 a key that code asks for and no dictionary has is named, and an unused one is noted', async () => {
  using project = new SampleProject({
    'ui/i18n/en.ts': dictionary('en', { ...words, themes: { aurora: 'Aurora' }, mail: { hello: 'Hello' } }),
    'ui/i18n/tr.ts': dictionary('tr', { ...words, themes: { aurora: 'Aurora' }, mail: { hello: 'Merhaba' } }),
    'ui/i18n/ar.ts': dictionary('ar', { ...words, themes: { aurora: 'Aurora' }, mail: { hello: 'مرحبا' } }),
    'console/a.tsx': `t('auth.signIn')\nt(\`themes.\${name}\`)\nt('auth.signOut')`,
    'console/a.test.tsx': "t('not.looked.at')",
    'site/a.tsx': "t('items', { count: 3 })\nt('gone')",
    'server/a.ts': "translate(language, 'mail.bye')",
  })
  const { problems, notes } = await checkDictionaries(project.root).run()
  expect(problems).toEqual([
    'server/a.ts:1: the dictionaries have no text mail.bye',
    'console/a.tsx:3: the dictionaries have no text auth.signOut',
    'site/a.tsx:2: the dictionaries have no text site.gone',
  ])
  expect(notes).toEqual(['1 keys are not used: mail.hello'])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check } from './check.ts'
import { isTest, readSourceFiles, type SourceFile } from './source-files.ts'

const MAX_NAMED = 20
const LANGUAGES = ['en', 'tr', 'ar']

/** Every language has the same keys, and every key that code asks for exists. */
export function checkDictionaries(root: string): Check {
  return {
    name: 'dictionaries',
    run: async () => {
      const [english = new Set<string>(), ...others] = await Promise.all(
        LANGUAGES.map(async (language) => keysOf(await load(root, language))),
      )
      const files = readSourceFiles(root, ['.ts', '.tsx']).filter(
        ({ path }) => !isTest(path) && !path.startsWith('ui/i18n/') && !path.startsWith('tools/'),
      )
      const problems = [
        ...others.flatMap((keys, index) => compare(english, keys, LANGUAGES[index + 1] ?? '')),
        ...files.flatMap((file) => missingKeys(file, english)),
      ]
      const unused = unusedKeys(english, files)
      const notes = unused.length > 0 ? [describeUnused(unused)] : []
      return { problems, notes }
    },
  }
}

function describeUnused(keys: readonly string[]): string {
  const some = keys.slice(0, MAX_NAMED).join(', ')
  return `${keys.length} keys are not used: ${some}${keys.length > MAX_NAMED ? ', …' : ''}`
}

async function load(root: string, language: string): Promise<unknown> {
  const file = join(root, 'ui', 'i18n', `${language}.ts`)
  if (!existsSync(file)) return {}
  const module: Record<string, unknown> = await import(pathToFileURL(file).href)
  return module[language]
}

/** `area.key` for every text; an object with `other` is one text in its plural forms. */
function keysOf(words: unknown, prefix = ''): Set<string> {
  if (typeof words !== 'object' || words === null || 'other' in words) return new Set([prefix])
  const entries = Object.entries(words)
  return new Set(entries.flatMap(([key, value]) => [...keysOf(value, prefix ? `${prefix}.${key}` : key)]))
}

function compare(english: Set<string>, keys: Set<string>, language: string): string[] {
  const lacking = [...english.difference(keys)].map((key) => `ui/i18n/${language}: ${key} is missing`)
  const surplus = [...keys.difference(english)].map((key) => `ui/i18n/${language}: ${key} is not in English`)
  return [...lacking, ...surplus]
}

/** `t('area.key')` and `translate(language, 'area.key')`, with any quotes. */
const ASKED = /(?:\bt\(\s*|\btranslate\(\s*[^,()]+,\s*)(['"`])([^'"`$\n]+)\1/g

function missingKeys({ path, text }: SourceFile, english: Set<string>): string[] {
  return [...text.matchAll(ASKED)].flatMap((match) => {
    const key = scoped(path, match[2] ?? '')
    if (english.has(key)) return []
    const line = text.slice(0, match.index).split('\n').length
    return [`${path}:${line}: the dictionaries have no text ${key}`]
  })
}

/** Public pages have one area of their own and leave its name out. */
function scoped(path: string, key: string): string {
  return path.startsWith('site/') && !key.includes('.') ? `site.${key}` : key
}

/** Keys that stand nowhere, and that no composed key such as `themes.${name}` can reach. */
function unusedKeys(english: Set<string>, files: readonly SourceFile[]): string[] {
  const code = files.map(({ text }) => text).join('\n')
  const literals = new Set([...code.matchAll(/['"`]([\w-]+\.[\w.-]+)['"`]/g)].map((match) => match[1]))
  for (const { path, text } of files) {
    for (const match of text.matchAll(/['"`](\w+)['"`]/g)) literals.add(scoped(path, match[1] ?? ''))
  }
  const composed = [...code.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map((match) => match[1] ?? '')
  return [...english].filter(
    (key) => !literals.has(key) && !composed.some((prefix) => key.startsWith(prefix)),
  )
}

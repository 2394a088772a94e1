import { diffTokens, wordDiff } from './word-diff.ts'

/** Both texts in one, for a person to tidy up: nothing of either is left out. */
export function joinTexts(theirs: string, mine: string): string {
  return wordDiff(theirs, mine)
    .map(({ text }) => (/\s$/.test(text) ? text : `${text} `))
    .join('')
    .trim()
}

/** The same for HTML: paragraph by paragraph, and word by word where both paragraphs are plain. */
export function joinHtml(theirs: string, mine: string): string {
  const runs = diffTokens(blocksOf(theirs), blocksOf(mine))
  let html = ''
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]
    const next = runs[i + 1]
    const [one, other] = [run?.tokens, next?.tokens]
    const isPair = run?.kind === 'theirs' && next?.kind === 'mine' && one?.length === 1 && other?.length === 1
    const left = isPair ? plainWords(one?.[0]) : undefined
    const right = isPair ? plainWords(other?.[0]) : undefined
    if (left !== undefined && right !== undefined) {
      html += `<p>${joinTexts(left, right)}</p>`
      i++
    } else html += run?.tokens.join('') ?? ''
  }
  return html
}

/** The outermost blocks; text outside of any is one of its own. */
function blocksOf(html: string): string[] {
  return html.match(/<(p|h2|h3|ul|ol|blockquote)\b[\s\S]*?<\/\1>|[^<]+|<[^>]*>/g) ?? []
}

/** The words of a paragraph without marks inside; undefined for anything else. */
const plainWords = (block: string | undefined) => /^<p>([^<]*)<\/p>$/.exec(block ?? '')?.[1]

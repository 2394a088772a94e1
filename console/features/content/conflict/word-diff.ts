export interface DiffPart {
  kind: 'same' | 'theirs' | 'mine'
  text: string
}

/** Beyond so many words on a side the middle is shown as replaced whole, which is still right and never slow. */
const MOST_WORDS = 1500

/** What two texts share and where they part, word by word; joined without gaps, each side comes out again. */
export function wordDiff(theirs: string, mine: string): DiffPart[] {
  const runs = asPhrases(diffTokens(wordsOf(theirs), wordsOf(mine)))
  return runs.map(({ kind, tokens }) => ({ kind, text: tokens.join('') }))
}

/** So many shared words between two differences belong to both phrases: "piece of granite" against "slab of stone". */
const LITTLE = 2

function asPhrases(runs: readonly TokenRun[]): TokenRun[] {
  const phrases: TokenRun[] = []
  let theirs: string[] = []
  let mine: string[] = []
  const flush = () => {
    push(phrases, 'theirs', theirs)
    push(phrases, 'mine', mine)
    theirs = []
    mine = []
  }
  runs.forEach(({ kind, tokens }, i) => {
    const isBetween = kind === 'same' && i > 0 && i < runs.length - 1 && tokens.length <= LITTLE
    if (kind === 'same' && !isBetween) {
      flush()
      push(phrases, 'same', tokens)
    }
    if (kind === 'theirs' || isBetween) theirs.push(...tokens)
    if (kind === 'mine' || isBetween) mine.push(...tokens)
  })
  flush()
  return phrases
}

export interface TokenRun {
  kind: DiffPart['kind']
  tokens: string[]
}

/** The same for any tokens; within a difference theirs stand before mine. */
export function diffTokens(theirs: readonly string[], mine: readonly string[]): TokenRun[] {
  let start = 0
  while (start < theirs.length && start < mine.length && theirs[start] === mine[start]) start++
  let end = 0
  while (
    end < theirs.length - start &&
    end < mine.length - start &&
    theirs[theirs.length - 1 - end] === mine[mine.length - 1 - end]
  )
    end++
  const a = theirs.slice(start, theirs.length - end)
  const b = mine.slice(start, mine.length - end)
  const runs: TokenRun[] = []
  push(runs, 'same', theirs.slice(0, start))
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
    push(runs, 'theirs', a)
    push(runs, 'mine', b)
  } else walk(runs, a, b)
  push(runs, 'same', theirs.slice(theirs.length - end))
  return runs
}

/** The longest common subsequence, read from a table of lengths. */
function walk(runs: TokenRun[], a: readonly string[], b: readonly string[]): void {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  let i = 0
  let j = 0
  let mine: string[] = []
  const flush = () => {
    push(runs, 'mine', mine)
    mine = []
  }
  while (i < a.length || j < b.length) {
    const left = a[i]
    const right = b[j]
    if (left !== undefined && left === right) {
      flush()
      push(runs, 'same', [left])
      i++
      j++
    } else if (right !== undefined && (left === undefined || at(i, j + 1) > at(i + 1, j))) {
      mine.push(right)
      j++
    } else if (left !== undefined) {
      push(runs, 'theirs', [left])
      i++
    }
  }
  flush()
}

function push(runs: TokenRun[], kind: DiffPart['kind'], tokens: readonly string[]): void {
  if (tokens.length === 0) return
  const last = runs.at(-1)
  if (last?.kind === kind) last.tokens.push(...tokens)
  else runs.push({ kind, tokens: [...tokens] })
}

/** Words with the space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

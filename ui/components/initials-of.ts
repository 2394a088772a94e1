/** The first letters of the first and the last word; pictures and signs among the words are passed over. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(LETTER)?.[0] ?? [])
  const [first = '', ...others] = letters
  return first + (others.at(-1) ?? '')
}

const LETTER = /[\p{L}\p{N}]/u

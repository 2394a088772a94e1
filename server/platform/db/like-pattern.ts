/** A pattern for LIKE and ILIKE that finds the text anywhere and takes its own `%` and `_` literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

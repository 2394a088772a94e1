/**
 * A text as searches compare it: lowercase, and the four Turkish i's as one, so that a title in capitals is found by its
 * small letters (GAL-036). The database does the same in app.fold.
 */
export function foldForSearch(text: string): string {
  // "İ" becomes "i" and a combining dot
  return text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/ı/g, 'i')
}

import { readFile } from 'node:fs/promises'

/** How phones write the position into films and sound: QuickTime atoms, Apple's key, and Matroska's tag. */
const MARKS = ['\xa9xyz', 'loci', 'com.apple.quicktime.location', 'LOCATION'].map((mark) =>
  Buffer.from(mark, 'latin1'),
)

/** Whether a film or sound (at most 10 MB) seems to say where it was taken; in doubt it does. */
export async function tellsPlace(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  return MARKS.some((mark) => bytes.includes(mark))
}

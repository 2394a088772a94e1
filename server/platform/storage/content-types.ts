import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

/** The content type that a file name's ending stands for, or undefined. */
export function contentTypeOfExtension(name: string): string | undefined {
  return TYPES[path.extname(name).slice(1).toLowerCase()]
}

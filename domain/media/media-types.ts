export type MediaKind = 'image' | 'video' | 'audio' | 'document'

/** `imports` marks what forms do not take, but what an import may bring and the server converts. */
export interface MediaType {
  readonly mime: string
  readonly kind: MediaKind
  readonly extension: string
  readonly otherExtensions?: readonly string[]
  readonly otherMimes?: readonly string[]
  readonly from: 'forms' | 'imports'
}

/** Everything that may be uploaded or imported. MED-004, MED-005, MED-007 */
export const MEDIA_TYPES: readonly MediaType[] = [
  {
    mime: 'image/jpeg',
    kind: 'image',
    extension: 'jpg',
    otherExtensions: ['jpeg', 'jfif'],
    otherMimes: ['image/jpg'],
    from: 'forms',
  },
  { mime: 'image/png', kind: 'image', extension: 'png', otherMimes: ['image/apng'], from: 'forms' },
  { mime: 'image/tiff', kind: 'image', extension: 'tif', otherExtensions: ['tiff'], from: 'forms' },
  { mime: 'image/webp', kind: 'image', extension: 'webp', from: 'forms' },
  { mime: 'image/bmp', kind: 'image', extension: 'bmp', otherMimes: ['image/x-ms-bmp'], from: 'imports' },
  {
    mime: 'video/mp4',
    kind: 'video',
    extension: 'mp4',
    otherExtensions: ['m4v'],
    otherMimes: ['video/x-m4v'],
    from: 'forms',
  },
  { mime: 'video/webm', kind: 'video', extension: 'webm', from: 'forms' },
  { mime: 'video/ogg', kind: 'video', extension: 'ogv', from: 'forms' },
  { mime: 'video/quicktime', kind: 'video', extension: 'mov', otherExtensions: ['qt'], from: 'forms' },
  {
    mime: 'audio/mp4',
    kind: 'audio',
    extension: 'm4a',
    otherExtensions: ['m4b'],
    otherMimes: ['audio/x-m4a'],
    from: 'forms',
  },
  {
    mime: 'audio/wav',
    kind: 'audio',
    extension: 'wav',
    otherMimes: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    from: 'forms',
  },
  { mime: 'audio/mpeg', kind: 'audio', extension: 'mp3', otherMimes: ['audio/mp3'], from: 'forms' },
  {
    mime: 'audio/aac',
    kind: 'audio',
    extension: 'aac',
    otherMimes: ['audio/aacp', 'audio/x-aac'],
    from: 'forms',
  },
  {
    mime: 'audio/ogg',
    kind: 'audio',
    extension: 'ogg',
    otherExtensions: ['oga', 'opus'],
    otherMimes: ['application/ogg', 'audio/opus'],
    from: 'forms',
  },
  { mime: 'audio/webm', kind: 'audio', extension: 'weba', from: 'forms' },
  { mime: 'audio/flac', kind: 'audio', extension: 'flac', otherMimes: ['audio/x-flac'], from: 'forms' },
  { mime: 'application/pdf', kind: 'document', extension: 'pdf', from: 'forms' },
  { mime: 'text/plain', kind: 'document', extension: 'txt', otherExtensions: ['text'], from: 'forms' },
  { mime: 'text/csv', kind: 'document', extension: 'csv', from: 'forms' },
  { mime: 'application/vnd.ms-excel', kind: 'document', extension: 'xls', from: 'forms' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'document',
    extension: 'docx',
    from: 'forms',
  },
  {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'document',
    extension: 'xlsx',
    from: 'forms',
  },
]

/** Why an upload was not taken; the dictionaries hold a sentence for each. MED-005, MED-007 */
export type UploadRefusal = 'not-what-it-says' | 'type-not-allowed' | 'too-large' | 'broken' | 'empty'

/** Knows other names of a type too, and leaves parameters such as `;codecs=opus` aside. */
export function mediaTypeOfMime(mime: string): MediaType | undefined {
  const plain = (mime.split(';')[0] ?? '').trim().toLowerCase()
  return MEDIA_TYPES.find((type) => type.mime === plain || type.otherMimes?.includes(plain))
}

export function mediaTypeOfName(name: string): MediaType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return MEDIA_TYPES.find((type) => type.extension === extension || type.otherExtensions?.includes(extension))
}

/** The value of a file field's `accept` attribute for these kinds. MED-005 */
export function acceptOf(...kinds: readonly MediaKind[]): string {
  const types = MEDIA_TYPES.filter((type) => type.from === 'forms' && kinds.includes(type.kind))
  return types
    .flatMap((type) => [
      type.mime,
      ...[type.extension, ...(type.otherExtensions ?? [])].map((end) => `.${end}`),
    ])
    .join(',')
}

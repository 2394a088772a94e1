import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Bytes to send, with a strong tag and the compressed forms made so far. */
export interface Body {
  bytes: Buffer
  type: string
  /** Of the bytes; the tag of a compressed form ends in its encoding. */
  tag: string
  encoded: Map<Encoding, Promise<Buffer>>
}

export function makeBody(
  content: string | Buffer,
  type: string,
  precompressed: Partial<Record<Encoding, Buffer>> = {},
): Body {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const encoded = new Map<Encoding, Promise<Buffer>>()
  for (const encoding of ENCODINGS) {
    const ready = precompressed[encoding]
    if (ready) encoded.set(encoding, Promise.resolve(ready))
  }
  return { bytes, type, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22), encoded }
}

/** The body as asked for: compressed once, then kept. */
export function bytesOf(body: Body, encoding: Encoding | undefined): Promise<Buffer> {
  if (!encoding) return Promise.resolve(body.bytes)
  const made = body.encoded.get(encoding) ?? compress(body.bytes, encoding)
  body.encoded.set(encoding, made)
  return made
}

/** Compressed forms of text take less than half of it, so this bounds all three together. */
export function sizeOf(body: Body): number {
  return body.bytes.byteLength * 2
}

/** The best encoding a caller takes; none for kinds that are compressed already and for bodies too short to gain. */
export function chooseEncoding(acceptEncoding: string | null, body: Body): Encoding | undefined {
  if (!/^(text\/|application\/(json|xml)|image\/svg)/.test(body.type) || body.bytes.byteLength < MIN_BYTES)
    return undefined
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean)
      return [name.trim(), Number(quality ?? 1)] as const
    }),
  )
  return ENCODINGS.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0)
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']
const MIN_BYTES = 860
const BROTLI_QUALITY = 5
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(bytes)
    : brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      })
}

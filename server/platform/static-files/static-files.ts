import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Built files, named by their hash: read once, compressed once, then served from memory for ever. */
export interface StaticFiles {
  /** `path` is relative to the folder, with slashes; undefined for what is not there. */
  answer(path: string, request: Request): Response | undefined
}

interface StaticFile {
  type: string
  bytes: Buffer
  compressed: Map<string, Buffer>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.json', '.svg'])

/** Every file below `directory` whose type is known, but build manifests. A missing folder holds nothing. */
export function openStaticFiles(directory: string): StaticFiles {
  const paths = new Set(listFiles(directory))
  const opened = new Map<string, StaticFile>()
  return {
    answer: (path, request) => {
      if (!paths.has(path)) return undefined
      const file = opened.get(path) ?? open(directory, path)
      opened.set(path, file)
      const encoding = chooseEncoding(file, extname(path), request.headers.get('accept-encoding') ?? '')
      const body = encoding ? compress(file, encoding) : file.bytes
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
        headers: {
          'content-type': file.type,
          'content-length': String(body.byteLength),
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
          ...(encoding && { 'content-encoding': encoding }),
        },
      })
    },
  }
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TYPES[extname(entry.name)])
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.startsWith('.vite/'))
  } catch {
    return []
  }
}

function open(directory: string, path: string): StaticFile {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    bytes: readFileSync(join(directory, path)),
    compressed: new Map(),
  }
}

function chooseEncoding(file: StaticFile, extension: string, accepted: string): 'br' | 'gzip' | undefined {
  if (!COMPRESSIBLE.has(extension) || file.bytes.byteLength < 1_000) return undefined
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

function compress(file: StaticFile, encoding: 'br' | 'gzip'): Buffer {
  const done = file.compressed.get(encoding)
  if (done) return done
  const made =
    encoding === 'gzip'
      ? gzipSync(file.bytes)
      : brotliCompressSync(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  file.compressed.set(encoding, made)
  return made
}

/** True when a folder of built files is there at all. */
export function isBuilt(directory: string): boolean {
  return statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false
}

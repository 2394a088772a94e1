import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { answerBody, IMMUTABLE } from '#platform/page-cache/answer-body.ts'
import { type Body, makeBody } from '#platform/page-cache/body.ts'

/** Built files, named by their hash: read at the start, compressed once, then served from memory for ever. */
export interface StaticFiles {
  /** `path` is relative to the folder, with slashes; undefined for what is not there. */
  answer(path: string, request: Request): Promise<Response> | undefined
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

/**
 * Every file below `directory` whose type is known, but build manifests; a missing folder holds nothing. All are read
 * now, so that a build made while the server runs takes nothing away from pages that are open.
 */
export function openStaticFiles(directory: string): StaticFiles {
  const bodies = new Map(listFiles(directory).map((path) => [path, open(directory, path)]))
  return {
    answer: (path, request) => {
      const body = bodies.get(path)
      return body && answerBody(request, body, { cacheControl: IMMUTABLE })
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

function open(directory: string, path: string): Body {
  return makeBody(readFileSync(join(directory, path)), TYPES[extname(path)] ?? 'application/octet-stream')
}

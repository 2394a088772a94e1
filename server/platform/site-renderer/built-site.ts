import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SiteAssets } from '@vitrine/site/page-props.ts'
import { type Body, makeBody } from '#platform/page-cache/body.ts'
import type { SiteBuild, SiteSource } from './site-build.ts'

const DIST = fileURLToPath(new URL('../../../dist/site/', import.meta.url))

/**
 * The site as `npm run build` left it in dist/site. Everything is read once and kept, so that a build made while
 * the server runs never mixes with the one it serves. Throws while there is none, and looks again next time.
 */
export function builtSite(directory = DIST): SiteSource {
  let build: Promise<SiteBuild> | undefined
  return {
    current: () => {
      build ??= load(directory).catch((error: unknown) => {
        build = undefined
        throw error
      })
      return build
    },
  }
}

async function load(directory: string): Promise<SiteBuild> {
  const entry = join(directory, 'server', 'entry-server.js')
  const code = await readFile(entry).catch(() => {
    throw new Error('The public site is not built yet; run "npm run build".')
  })
  const files = await readFiles(join(directory, 'client'))
  const listing = files.get('assets.json')
  if (!listing) throw new Error('The build of the public site has no assets.json; run "npm run build" again.')
  const id = createHash('sha256').update(code).update(listing.bytes).digest('base64url').slice(0, 16)
  // written by site/build/site-assets-file.ts and site/entry-server.tsx, in these very shapes
  const assets = JSON.parse(listing.bytes.toString('utf8')) as SiteAssets
  const module = (await import(/* @vite-ignore */ `${pathToFileURL(entry).href}?build=${id}`)) as Pick<
    SiteBuild,
    'renderPage' | 'brandStylesheet'
  >
  return {
    id,
    assets,
    renderPage: module.renderPage,
    brandStylesheet: module.brandStylesheet,
    file: (name) => files.get(name),
  }
}

/** Every client file, with the compressed forms that lie beside it. */
async function readFiles(directory: string): Promise<Map<string, Body>> {
  const files = new Map<string, Body>()
  const names = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isFile())
  const bytesOf = new Map<string, Buffer>()
  for (const { name } of names) bytesOf.set(name, await readFile(join(directory, name)))
  for (const [name, bytes] of bytesOf) {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    if (!type) continue
    files.set(name, makeBody(bytes, type, { br: bytesOf.get(`${name}.br`), gzip: bytesOf.get(`${name}.gz`) }))
  }
  return files
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

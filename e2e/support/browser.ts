import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../../tools/prepare/root.mjs'

export interface Browser {
  executablePath: string
  /** Environment to launch it with. */
  env: Record<string, string>
}

/**
 * The Chromium for the browser tests: BROWSER_PATH, else the system's, else the one that npm brought,
 * unpacked once (210 MB) into .cache/ with the libraries and fonts a bare machine lacks.
 */
export function findBrowser(): Browser {
  const own = process.env.BROWSER_PATH
  if (own) {
    if (!existsSync(own)) throw new Error(`BROWSER_PATH names ${own}, where there is nothing.`)
    return { executablePath: own, env: currentEnv() }
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path))
  return system ? { executablePath: system, env: currentEnv() } : findPackaged()
}

const SYSTEM_PATHS = ['/usr/bin/chromium']

function findPackaged(): Browser {
  const folder = join(root, '.cache', `chromium-${packagedVersion()}`)
  if (!existsSync(folder)) unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...currentEnv(),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

/** Unpacked beside and renamed when complete, so that neither a kill nor a second run leaves half of it. */
function unpackInto(folder: string): void {
  const partial = `${folder}.partial-${process.pid}`
  mkdirSync(partial, { recursive: true })
  try {
    const script = join(import.meta.dirname, 'unpack-chromium.ts')
    // The package unpacks to TMPDIR, and its own libraries only where it believes to be on a bare machine.
    const env = { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    const { status } = spawnSync(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0)
      throw new Error('The browser of @sparticuz/chromium could not be unpacked; set BROWSER_PATH.')
    writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontsConf(folder))
    if (!existsSync(folder)) renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** The package's own file expects its fonts in /tmp. */
function fontsConf(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${dirs.map((dir) => `<dir>${escapeXml(dir)}</dir>`).join('\n  ')}
  <cachedir>${escapeXml(join(folder, 'fonts-cache'))}</cachedir>
</fontconfig>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function packagedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'),
  )
  return version
}

function currentEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

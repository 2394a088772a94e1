import { runFfmpeg } from './run-ffmpeg.ts'
import { VideoRefusedError } from './video-errors.ts'

export interface VideoFacts {
  /** How long what is there really plays. */
  readonly durationSeconds: number
  /** As stored; a phone's upright video may be stored lying and turned when shown. */
  readonly width: number
  readonly height: number
  readonly videoCodec: string
  /** The arrangement of colours, such as yuv420p: the one that every browser plays. */
  readonly pixelFormat: string
  readonly audioCodec: string | null
}

/**
 * Reads a video through without decoding it. A file cut off on the way plays shorter than it says and is refused as
 * broken; one that says no length (recorded by a browser) cannot be judged that way. Throws VideoRefusedError.
 */
export async function probeVideo(ffmpeg: string, path: string, timeoutMs: number): Promise<VideoFacts> {
  const { exitCode, stdout, log } = await runFfmpeg(ffmpeg, { path, after: READ_THROUGH }, timeoutMs)
  if (/Output file does not contain any stream|Stream map '0:v:0' matches no streams/.test(log)) {
    throw new VideoRefusedError('no-picture')
  }
  const source = log.slice(0, log.indexOf('Output #0'))
  const video =
    /Stream #0:\d+.*?: Video: (\w+).*?, (yuv\w+|gray\w*|rgb\w*|bgr\w*|gbr\w*|pal8)[^\n]*?, (\d{2,5})x(\d{2,5})/.exec(
      source,
    )
  if (exitCode !== 0 || video === null)
    throw new VideoRefusedError('broken', { cause: new Error(log.slice(-1000)) })
  const durationSeconds = playedSeconds(stdout.toString())
  if (durationSeconds <= 0 || isCutOff(declaredSeconds(source), durationSeconds))
    throw new VideoRefusedError('broken')
  const [, videoCodec = '', pixelFormat = '', width, height] = video
  const audioCodec = /Stream #0:\d+.*?: Audio: (\w+)/.exec(source)?.[1] ?? null
  return {
    durationSeconds,
    width: Number(width),
    height: Number(height),
    videoCodec,
    pixelFormat,
    audioCodec,
  }
}

const READ_THROUGH = ['-map', '0:v:0', '-c', 'copy', '-progress', 'pipe:1', '-f', 'null', '-']

/** Half a second or a twentieth may be missing: containers round, and the last frame has a length too. */
export function isCutOff(declared: number | null, played: number): boolean {
  return declared !== null && declared - played > Math.max(0.5, declared / 20)
}

function playedSeconds(progress: string): number {
  const times = [...progress.matchAll(/^out_time_us=(\d+)$/gm)]
  return Number(times.at(-1)?.[1] ?? 0) / 1_000_000
}

function declaredSeconds(log: string): number | null {
  const match = /Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(log)
  if (match === null) return null
  const [, hours, minutes, seconds] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

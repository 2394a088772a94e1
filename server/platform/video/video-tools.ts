import { rm } from 'node:fs/promises'
import { createWorkQueue } from '../images/work-queue.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { isCutOff, probeVideo, type VideoFacts } from './probe-video.ts'
import { runFfmpeg } from './run-ffmpeg.ts'
import { VideoRefusedError, VideoUnavailableError } from './video-errors.ts'

/** Throws VideoUnavailableError from every method when there is no ffmpeg; ask `isAvailable` first. */
export interface VideoTools {
  readonly isAvailable: boolean
  /** Why not, for the status page and the log; null when it is available. */
  readonly missing: string | null
  /** Throws VideoRefusedError for what is cut off, damaged or no video. */
  probe(path: string): Promise<VideoFacts>
  /**
   * Writes an mp4 that every browser plays from the first byte on, without place, device or other notes of the
   * camera. What fits is repacked in a moment, the rest is encoded anew. MED-007
   */
  toMp4(path: string, outputPath: string): Promise<VideoFacts>
  /** A frame near the beginning as a png, upright; makeRenditions turns it into the sizes. GAL-046 */
  poster(path: string): Promise<Buffer>
}

const PROBE_TIMEOUT_MS = 30_000
const CONVERT_TIMEOUT_MS = 10 * 60_000
/** The long side of an encoded video, in pixels. */
const MAX_VIDEO_SIDE = 1920

export async function openVideoTools(options: {
  ffmpegPath?: string | undefined
  searchPath?: string
}): Promise<VideoTools> {
  const ffmpeg = await findFfmpeg(options)
  return ffmpeg === null ? unavailableTools : createVideoTools(ffmpeg)
}

function createVideoTools(ffmpeg: string): VideoTools {
  /** One conversion at a time leaves a core for pages. */
  const inTurn = createWorkQueue(1)
  const probe = (path: string) => probeVideo(ffmpeg, path, PROBE_TIMEOUT_MS)

  async function convert(path: string, outputPath: string): Promise<VideoFacts> {
    const facts = await probe(path)
    const { exitCode, log } = await runFfmpeg(
      ffmpeg,
      { path, after: [...outputOptions(facts), outputPath] },
      CONVERT_TIMEOUT_MS,
    )
    if (exitCode !== 0) throw new VideoRefusedError('broken', { cause: new Error(log.slice(-1000)) })
    const made = await probe(outputPath)
    if (isCutOff(facts.durationSeconds, made.durationSeconds)) throw new VideoRefusedError('broken')
    return made
  }

  return {
    isAvailable: true,
    missing: null,
    probe,
    toMp4: (path, outputPath) =>
      inTurn(async () => {
        try {
          return await convert(path, outputPath)
        } catch (error) {
          await rm(outputPath, { force: true })
          throw error
        }
      }),
    poster: (path) =>
      inTurn(async () => {
        const { durationSeconds } = await probe(path)
        const before = ['-ss', String(Math.min(1, durationSeconds / 3))]
        const after = [
          '-map',
          '0:v:0',
          '-frames:v',
          '1',
          '-vf',
          scaleTo(MAX_VIDEO_SIDE),
          '-c:v',
          'png',
          '-f',
          'image2pipe',
          'pipe:1',
        ]
        const { exitCode, stdout, log } = await runFfmpeg(ffmpeg, { path, before, after }, PROBE_TIMEOUT_MS)
        if (exitCode !== 0 || stdout.length === 0)
          throw new VideoRefusedError('broken', { cause: new Error(log.slice(-1000)) })
        return stdout
      }),
  }
}

function outputOptions({ videoCodec, pixelFormat, audioCodec }: VideoFacts): string[] {
  const playsAsItIs = videoCodec === 'h264' && (pixelFormat === 'yuv420p' || pixelFormat === 'yuvj420p')
  const video = playsAsItIs
    ? ['-c:v', 'copy']
    : [
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '23',
        '-pix_fmt',
        'yuv420p',
        '-vf',
        scaleTo(MAX_VIDEO_SIDE),
      ]
  const audio = audioCodec === 'aac' ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k']
  return [
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    ...video,
    ...audio,
    ...WITHOUT_NOTES,
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    '-y',
  ]
}

const WITHOUT_NOTES = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
]

/** Into a square of this side, never enlarged, both sides even as the codec demands. */
function scaleTo(side: number): string {
  const fit = `scale='min(${side},iw)':'min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`
  return `${fit},setsar=1`
}

const unavailable = () => Promise.reject(new VideoUnavailableError())
export const unavailableTools: VideoTools = {
  isAvailable: false,
  missing: new VideoUnavailableError().message,
  probe: unavailable,
  toMp4: unavailable,
  poster: unavailable,
}

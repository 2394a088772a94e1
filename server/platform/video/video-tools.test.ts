import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFfmpeg } from './find-ffmpeg.ts'
import { openVideoTools } from './video-tools.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-video-'))
const ffmpeg = await findFfmpeg({})
const tools = await openVideoTools({})
afterAll(() => rm(folder, { recursive: true, force: true }))

// Without any ffmpeg the product says so; then only that can be proven here.
describe.runIf(ffmpeg !== null)('with ffmpeg', () => {
  beforeAll(async () => {
    const place = ['-metadata', 'location=+41.0082+028.9784/', '-metadata', 'make=PhoneMaker']
    await make(['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac', ...place, '-f', 'mov'], 'phone.mov')
    await make(
      ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4'],
      'fast.mp4',
    )
    await make(['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-f', 'webm'], 'clip.webm')
    await make(['-vn', '-c:a', 'aac', '-f', 'mp4'], 'voice.m4a')
  }, 60_000)

  test('MED-007 a video tells its length, size and codecs', async () => {
    const facts = await tools.probe(at('phone.mov'))
    expect(facts).toMatchObject({
      width: 320,
      height: 240,
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      audioCodec: 'aac',
    })
    expect(facts.durationSeconds).toBeCloseTo(2, 0)
  })

  test('MED-007 a quicktime video becomes an mp4 that starts at once and does not tell where it was taken', async () => {
    expect((await readFile(at('phone.mov'))).includes('+41.0082')).toBe(true)
    const facts = await tools.toMp4(at('phone.mov'), at('out.mp4'))
    expect(facts).toMatchObject({ videoCodec: 'h264', audioCodec: 'aac', width: 320 })
    const bytes = await readFile(at('out.mp4'))
    expect(bytes.includes('+41.0082')).toBe(false)
    expect(bytes.includes('PhoneMaker')).toBe(false)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  test('MED-007 a webm of a browser becomes an mp4 that plays everywhere', async () => {
    const facts = await tools.toMp4(at('clip.webm'), at('webm.mp4'))
    expect(facts).toMatchObject({
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      audioCodec: 'aac',
      height: 240,
    })
  })

  test('GAL-046 the poster is a frame of the video', async () => {
    const { width, height, format } = await sharp(await tools.poster(at('fast.mp4'))).metadata()
    expect({ width, height, format }).toEqual({ width: 320, height: 240, format: 'png' })
  })

  test('MED-007 a video cut off on the way is refused, and no half result stays', async () => {
    for (const name of ['fast.mp4', 'phone.mov', 'clip.webm']) {
      const whole = await readFile(at(name))
      await writeFile(at('cut'), whole.subarray(0, whole.length * 0.6))
      await expect(tools.toMp4(at('cut'), at('cut.mp4'))).rejects.toMatchObject({
        name: 'VideoRefusedError',
        reason: 'broken',
      })
      await expect(stat(at('cut.mp4'))).rejects.toThrow('ENOENT')
    }
  })

  test('MED-007 sound alone and bytes of any kind are no video', async () => {
    await expect(tools.probe(at('voice.m4a'))).rejects.toMatchObject({ reason: 'no-picture' })
    await writeFile(at('noise'), Buffer.alloc(5000, 7))
    await expect(tools.probe(at('noise'))).rejects.toMatchObject({ reason: 'broken' })
  })

  test('MED-023 a playlist in a video’s clothes opens nothing', async () => {
    await writeFile(at('list.mp4'), `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/secret.ts\n#EXT-X-ENDLIST\n`)
    await expect(tools.probe(at('list.mp4'))).rejects.toMatchObject({ name: 'VideoRefusedError' })
    await writeFile(at('concat.mp4'), `ffconcat version 1.0\nfile fast.mp4\n`)
    await expect(tools.probe(at('concat.mp4'))).rejects.toMatchObject({ name: 'VideoRefusedError' })
  })
})

test('MED-007 without ffmpeg videos stay as they are, and the reason is told', async () => {
  expect(await findFfmpeg({ ffmpegPath: '/nowhere/ffmpeg', searchPath: '' })).toBe(
    await findFfmpeg({ searchPath: '' }),
  )
  const { unavailableTools } = await import('./video-tools.ts')
  expect(unavailableTools).toMatchObject({
    isAvailable: false,
    missing: expect.stringContaining('FFMPEG_PATH'),
  })
  await expect(unavailableTools.poster('x')).rejects.toThrow('no ffmpeg was found')
})

function at(name: string): string {
  return path.join(folder, name)
}

async function make(options: readonly string[], name: string): Promise<void> {
  const sources = ['-f', 'lavfi', '-i', 'testsrc=d=2:s=320x240:r=15', '-f', 'lavfi', '-i', 'sine=d=2']
  await promisify(execFile)(ffmpeg ?? '', ['-loglevel', 'error', ...sources, ...options, '-y', at(name)])
}

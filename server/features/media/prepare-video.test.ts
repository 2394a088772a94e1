import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Media } from '@vitrine/contract/media.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mp3Bytes, mp4Bytes } from '#platform/file-types/file-samples.ts'
import { findFfmpeg } from '#platform/video/find-ffmpeg.ts'
import { unavailableTools } from '#platform/video/video-tools.ts'
import { contentTypeOf } from '../../testing/content-factories.ts'
import { makeAccount, makeOwner } from '../../testing/factories.ts'
import { testPicture } from '../../testing/test-pictures.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { prepareVideo } from './prepare-video.ts'

const ffmpeg = await findFfmpeg({})
let server: TestServer
let account: Awaited<ReturnType<typeof makeAccount>>
let owner: Awaited<ReturnType<typeof makeOwner>>
beforeAll(async () => {
  server = await createTestServer()
  account = await makeAccount(server.services)
  owner = await makeOwner(server.services, account.id)
})
afterAll(() => server.close())

async function send(bytes: Uint8Array, name: string, more: Record<string, string> = {}): Promise<Media> {
  const response = await uploadFile(server, { accountId: account.id, as: owner.token, bytes, name, more })
  // the answer's shape is the contract's
  return (await response.json()) as Media
}
const read = (uid: string) =>
  server.api(owner.token).readMedia({ params: { accountId: account.id, mediaId: uid } })

test.runIf(ffmpeg !== null)(
  'MED-009 MED-010 MED-007 a film becomes an mp4 with a poster, under its key, and tells no place',
  async () => {
    const { uid } = await send(await film(), 'tour of the house.mov')
    await server.settle()
    const made = await read(uid)
    expect(made).toMatchObject({
      state: 'ready',
      kind: 'video',
      type: 'video/mp4',
      thumbType: 'image/webp',
      width: 320,
    })
    expect(made.name).toBe('tour of the house.mov')
    expect(made.durationMs).toBeGreaterThan(900)
    expect(made.url).toMatch(new RegExp(`^/media/${account.id}/video/[0-9a-f]{32}$`))
    expect((await server.call('GET', made.thumb ?? '')).status).toBe(200)
    const served = await server.call('GET', made.url ?? '', { headers: { range: 'bytes=0-99999999' } })
    expect([served.status, served.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(Buffer.from(await served.arrayBuffer()).includes('+41.0082')).toBe(false)
  },
)

test('MED-007 without ffmpeg a film is served as it came, but one that tells its place fails and says so', async () => {
  const plain = await send(mp4Bytes('isom'), 'plain.mp4')
  const telling = await send(
    Buffer.concat([mp4Bytes('isom'), Buffer.from('\xa9xyz+41.00', 'latin1')]),
    'telling.mp4',
  )
  for (const { uid } of [plain, telling]) {
    await prepareVideo(server.services, unavailableTools, { accountId: account.id, mediaId: uid })
  }
  expect(await read(plain.uid)).toMatchObject({ state: 'ready', type: 'video/mp4', thumb: null })
  expect(await read(telling.uid)).toMatchObject({ state: 'failed', failure: 'mediaTellsPlace', url: null })
})

test('MED-005 sound is served as it came', async () => {
  const { uid } = await send(mp3Bytes(), 'jingle.mp3')
  await server.settle()
  const made = await read(uid)
  expect(made).toMatchObject({ state: 'ready', kind: 'audio', type: 'audio/mpeg', thumb: null })
  expect((await server.call('GET', made.url ?? '')).headers.get('content-type')).toBe('audio/mpeg')
})

test('MED-015 an upload for an item comes last there; for one that is gone it is refused and leaves nothing', async () => {
  const contentType = await contentTypeOf(server.services, account.id)
  const contentId = server.services.newId<string>()
  const now = server.services.now()
  const times = { created_at: now, updated_at: now }
  const row = {
    account_id: account.id,
    id: contentId,
    content_type_id: contentType,
    title: 'Item',
    permalink: 'item',
  }
  await server.services.db.inAccount(account.id, (tx) =>
    tx
      .insertInto('contents')
      .values({ ...row, ...times })
      .execute(),
  )
  const picture = await testPicture()
  const first = await send(picture, 'first.jpg', { contentId })
  const second = await send(picture, 'second.jpg', { contentId })
  const listed = await server.api(owner.token).listContentMedia({ query: { contentUid: contentId } })
  expect(listed.data.map((one) => one.uid)).toEqual([first.uid, second.uid])
  const missing = { contentId: server.services.newId<string>() }
  const refused = await uploadFile(server, {
    accountId: account.id,
    as: owner.token,
    bytes: picture,
    name: 'a.jpg',
    more: missing,
  })
  expect(refused.status).toBe(404)
})

async function film(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-film-'))
  const target = join(folder, 'film.mov')
  const sources = ['-f', 'lavfi', '-i', 'testsrc=d=1:s=320x240:r=25', '-f', 'lavfi', '-i', 'sine=d=1']
  const place = ['-metadata', 'location=+41.0082+028.9784/']
  const codecs = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac']
  await promisify(execFile)(ffmpeg ?? '', [
    '-loglevel',
    'error',
    ...sources,
    ...codecs,
    ...place,
    '-f',
    'mov',
    target,
  ])
  const bytes = await readFile(target)
  await rm(folder, { recursive: true, force: true })
  return bytes
}

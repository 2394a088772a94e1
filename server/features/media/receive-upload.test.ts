import type { Media } from '@vitrine/contract/media.ts'
import { RENDITION_SIZES, renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeOwner, makeSession, makeUser } from '../../testing/factories.ts'
import { phonePicture, testPicture } from '../../testing/test-pictures.ts'
import { createTestServer, readError, type TestServer } from '../../testing/test-server.ts'
import { type TestUpload, uploadFile } from '../../testing/upload-file.ts'

let server: TestServer
let account: Awaited<ReturnType<typeof makeAccount>>
let owner: Awaited<ReturnType<typeof makeOwner>>
beforeAll(async () => {
  server = await createTestServer()
  account = await makeAccount(server.services)
  owner = await makeOwner(server.services, account.id)
})
afterAll(() => server.close())

const send = (upload: Pick<TestUpload, 'bytes' | 'name' | 'type' | 'more'>) =>
  uploadFile(server, { accountId: account.id, as: owner.token, ...upload })
// the answer's shape is the contract's
const asMedia = async (response: Response) => (await response.json()) as Media
const read = (uid: string) =>
  server.api(owner.token).readMedia({ params: { accountId: account.id, mediaId: uid } })

test('MED-002 MED-003 an upload is answered at once as a medium that is not completed yet', async () => {
  const bytes = await testPicture()
  const made = await asMedia(await send({ bytes, name: 'Kitchen at dusk.jpg', type: 'image/jpeg' }))
  expect(made).toMatchObject({
    name: 'Kitchen at dusk.jpg',
    type: 'image/jpeg',
    size: bytes.length,
    mediaUploadCompleted: false,
    url: null,
    thumb: null,
    alt: '',
    isMediaSourceMobileApp: false,
  })
  expect(await read(made.uid)).toEqual(made)
})

test('MED-011 MED-013 MED-014 a phone photo gets five upright sizes in two formats, and its position is gone', async () => {
  const { uid } = await asMedia(await send({ bytes: await phonePicture(640, 480), name: 'IMG 1.jpg' }))
  await server.settle()
  const made = await read(uid)
  expect(made).toMatchObject({ state: 'ready', mediaUploadCompleted: true, width: 480, height: 640 })
  expect(made.url).toMatch(new RegExp(`^/media/${account.id}/image/[0-9a-f]{32}_img-1\\.jpg$`))
  expect(made.thumb).toMatch(/\/image\/thumb\/[0-9a-f]{32}_img-1_200x200\.webp$/)
  const thumb = made.thumb ?? ''
  const addresses = RENDITION_SIZES.flatMap((size) => [
    renditionUrl(thumb, size),
    renditionUrl(thumb, size, 'jpg'),
  ])
  for (const address of [made.url ?? '', ...addresses]) {
    const response = await server.call('GET', address, { host: account.domain })
    expect([address, response.status]).toEqual([address, 200])
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(picture.width).toBeLessThan(picture.height)
    expect([picture.exif, picture.orientation]).toEqual([undefined, undefined])
  }
})

test('MED-014 the job may run twice, and the file as it was uploaded does not stay', async () => {
  const { uid } = await asMedia(await send({ bytes: await phonePicture(), name: 'twice.jpg' }))
  const event = { accountId: account.id, mediaId: uid }
  await server.settle()
  const first = await read(uid)
  await server.services.queue.send(
    { name: 'make-renditions', retries: 0, expiresInSeconds: 9, concurrency: 1 },
    event,
  )
  await server.settle()
  expect(await read(uid)).toEqual(first)
  const left: string[] = []
  for await (const file of server.services.storage.list(`${account.id}/raw/`)) left.push(file.key)
  expect(left).toEqual([])
})

test('MED-005 MED-007 MED-018 a script named as a photo is refused by name, and the next file goes on', async () => {
  const bytes = Buffer.from('#!/bin/sh\necho hello from me')
  const refused = await send({ bytes, name: 'not-a-photo.jpg', type: 'image/jpeg' })
  expect(refused.status).toBe(422)
  expect(await readError(refused)).toEqual({
    code: 'uploadNotWhatItSays',
    message: '"not-a-photo.jpg" is not what its name says, so it was not taken.',
  })
  expect((await send({ bytes: await testPicture(), name: 'real.jpg' })).status).toBe(200)
})

test('MED-017 a refused file is logged with its reason and account, and the uploader is told why', async () => {
  const before = server.logged.length
  const response = await send({ bytes: Buffer.from('#!/bin/sh\n'), name: 'holiday.jpg', type: 'image/jpeg' })
  const { code } = await readError(response)
  const lines = server.logged.slice(before).filter((line) => line.includes('an upload was refused'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'info', code, accountId: account.id })
})

test('MED-007 MED-014 a photo cut off on the way is refused with a clear sentence', async () => {
  const whole = await testPicture(1600, 1200)
  const refused = await send({ bytes: whole.subarray(0, whole.length * 0.6), name: 'truncated.jpg' })
  expect(refused.status).toBe(422)
  expect(await readError(refused)).toEqual({
    code: 'uploadBroken',
    message: '"truncated.jpg" is damaged or was cut off on the way.',
  })
})

test('MED-006 MED-007 what is too large or of no known kind is refused before its bytes come', async () => {
  const begin = (length: number, name: string) =>
    server.call('POST', `/api/accounts/${account.id}/uploads`, {
      as: owner.token,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    })
  const mega = 1024 * 1024
  const answers = [
    await begin(10 * mega + 1, 'tour.mp4'),
    await begin(20 * mega + 1, 'wall.jpg'),
    await begin(20 * mega, 'wall.jpg'),
    await begin(5, 'setup.exe'),
    await begin(5, 'old.bmp'),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([413, 413, 201, 422, 422])
  expect((await readError(answers[0] as Response)).message).toBe('"tour.mp4" is larger than 10 MB.')
})

test('MED-016 who may neither create nor update content may not upload, and no stranger may', async () => {
  const staff = await makeUser(server.services, {
    accountId: account.id,
    permissions: { contentType: { [crypto.randomUUID()]: ['delete'] } },
  })
  const token = await makeSession(server.services, { userId: staff.id, viewAccountId: account.id })
  const other = await makeAccount(server.services)
  const stranger = await makeOwner(server.services, other.id)
  const upload = { accountId: account.id, bytes: await testPicture(), name: 'a.jpg' }
  expect((await uploadFile(server, { ...upload, as: token })).status).toBe(403)
  expect((await uploadFile(server, { ...upload, as: stranger.token })).status).toBe(404)
  expect((await uploadFile(server, { ...upload, as: 'x'.repeat(43) })).status).toBe(401)
})

test('MED-014 a picture that cannot be made ready says so, and may be tried again', async () => {
  const { uid } = await asMedia(await send({ bytes: await testPicture(), name: 'again.jpg' }))
  const { storage } = server.services
  for await (const file of storage.list(`${account.id}/raw/`)) {
    await storage.put(file.key, Buffer.from('spoilt on the disk'), { contentType: 'image/jpeg' })
  }
  await server.settle()
  expect(await read(uid)).toMatchObject({ state: 'failed', failure: 'uploadTypeNotAllowed', url: null })
  for await (const file of storage.list(`${account.id}/raw/`)) {
    await storage.put(file.key, await testPicture(), { contentType: 'image/jpeg' })
  }
  await server.api(owner.token).prepareMediaAgain({ params: { accountId: account.id, mediaId: uid } })
  await server.settle()
  expect(await read(uid)).toMatchObject({ state: 'ready', failure: null })
})

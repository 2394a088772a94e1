import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Upload } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { StorageFullError } from './storage-errors.ts'
import { createTusHandler, type TusHandlerOptions, UploadRefusedError } from './tus-handler.ts'
import { createUploadStore, UPLOAD_EXPIRES_AFTER_MS } from './upload-store.ts'

const root = await mkdtemp(path.join(tmpdir(), 'vitrine-uploads-'))
afterAll(() => rm(root, { recursive: true, force: true }))

test('an upload cut off half way continues after a restart and arrives whole', async () => {
  const directory = await mkdtemp(path.join(root, 'u-'))
  const sent = Buffer.alloc(300_000, 'vitrine')
  const { location } = await begin(handlerIn(directory).handle, sent.length)
  const before = handlerIn(directory).handle
  expect((await patch(before, location, 0, sent.subarray(0, 100_000))).status).toBe(204)

  const { handle, finished } = handlerIn(directory)
  const app = new Hono().all('/api/uploads/*', (c) => handle(c.req.raw))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  // The address of a listening TCP server is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  const answered = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(sent, {
      uploadUrl: `http://127.0.0.1:${port}${location}`,
      chunkSize: 64_000,
      retryDelays: [],
      headers: { authorization: 'anna' },
      onError: reject,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
    })
    upload.start()
  }).finally(() => server.close())

  expect(JSON.parse(answered)).toEqual({ uid: 'm1' })
  expect(finished[0]?.bytes.equals(sent)).toBe(true)
  expect(finished[0]).toMatchObject({
    owner: 'anna',
    sizeBytes: 300_000,
    metadata: { filename: 'kitchen.jpg' },
  })
})

test('MED-005 whoever lost the answer to the last byte is told that all came, and no bytes are kept for it', async () => {
  const directory = await folder()
  const { handle, finished } = handlerIn(directory)
  const sent = Buffer.alloc(300_000, 'vitrine')
  const { location } = await begin(handle, sent.length)
  expect((await patch(handle, location, 0, sent)).status).toBe(200)

  const url = `http://localhost${location}`
  const headers = { authorization: 'anna', 'tus-resumable': '1.0.0' }
  const asked = await handle(new Request(url, { method: 'HEAD', headers }))
  expect(asked.status).toBe(200)
  expect(asked.headers.get('upload-offset')).toBe('300000')
  expect(finished).toHaveLength(1)
  const { blocks } = await stat(path.join(directory, path.basename(location)))
  expect(blocks).toBe(0)
})

test('the address of an upload is relative, so that it works under every host', async () => {
  const { location } = await begin(handlerIn(await folder()).handle, 10)
  expect(location).toMatch(/^\/api\/uploads\/[0-9a-f]{48}$/)
})

test('nobody else can look at, continue or end an upload, and it is never served', async () => {
  const { handle } = handlerIn(await folder())
  const { location } = await begin(handle, 10)
  for (const method of ['HEAD', 'DELETE']) {
    expect((await handle(tus(location, method, { authorization: 'ben' }))).status).toBe(404)
  }
  expect((await patch(handle, location, 0, Buffer.from('stolen'), 'ben')).status).toBe(404)
  expect((await handle(tus(location, 'GET'))).status).toBe(405)
  expect((await handle(tus(location, 'HEAD'))).headers.get('upload-offset')).toBe('0')
})

test('who may not upload is refused before a byte is stored', async () => {
  const directory = await folder()
  const response = await post(handlerIn(directory).handle, 10, { authorization: 'stranger' })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ error: { code: 'unauthorized', message: 'Sign in first.' } })
  expect(await readdir(directory)).toEqual([])
})

test('MED-006 a file over the limit is refused when it is announced, and more than announced when it comes', async () => {
  const { handle } = handlerIn(await folder())
  expect((await post(handle, 1_000_001)).status).toBe(413)
  expect((await post(handle, 600_000, { authorization: 'small' })).status).toBe(413)
  const { location } = await begin(handle, 5)
  expect((await patch(handle, location, 0, Buffer.from('much more'))).status).toBe(413)
})

test('a file refused at the end says why and leaves nothing behind', async () => {
  const directory = await folder()
  const { handle } = handlerIn(directory, async () => {
    throw new UploadRefusedError(422, 'not-what-it-says', 'This is not a picture.')
  })
  const { location } = await begin(handle, 4)
  const response = await patch(handle, location, 0, Buffer.from('evil'))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: 'not-what-it-says' } })
  expect(await readdir(directory)).toEqual([])
})

test.each([
  ['ENOSPC', 507, 'storage-full'],
  ['EROFS', 503, 'storage-read-only'],
])('a disk that answers %s while bytes arrive is told as %d', async (code, status, told) => {
  const { handle, store } = handlerIn(await folder())
  const { location } = await begin(handle, 4)
  store.files.write = () => Promise.reject(Object.assign(new Error(code), { code }))
  const response = await patch(handle, location, 0, Buffer.from('data'))
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code: told } })
})

test('when the storage is full at the end the upload stays and can be finished later', async () => {
  let full = true
  const { handle } = handlerIn(await folder(), async () => {
    if (full) throw new StorageFullError('There is no room left in the file storage.')
    return { uid: 'm2' }
  })
  const { location } = await begin(handle, 4)
  expect((await patch(handle, location, 0, Buffer.from('data'))).status).toBe(507)
  full = false
  const again = await patch(handle, location, 4, Buffer.from(''))
  expect(await again.json()).toEqual({ uid: 'm2' })
})

test('an upload that nobody touched for 24 hours is removed, a younger one stays', async () => {
  const directory = await folder()
  const { handle, store } = handlerIn(directory)
  const old = await begin(handle, 10)
  const young = await begin(handle, 10)
  const longAgo = new Date(Date.now() - UPLOAD_EXPIRES_AFTER_MS - 60_000)
  for (const name of await readdir(directory)) {
    if (old.location.endsWith(name.replace('.json', '')))
      await utimes(path.join(directory, name), longAgo, longAgo)
  }
  expect(await store.removeAbandoned(new Date())).toBe(1)
  expect((await handle(tus(old.location, 'HEAD'))).status).toBe(404)
  expect((await handle(tus(young.location, 'HEAD'))).status).toBe(200)
})

type Handle = ReturnType<typeof createTusHandler>
type Finished = { owner: string; sizeBytes: number; metadata: object; bytes: Buffer }

function handlerIn(directory: string, onFinish?: TusHandlerOptions['onFinish']) {
  const store = createUploadStore(directory)
  const finished: Finished[] = []
  const handle = createTusHandler({
    path: '/api/uploads',
    maxBytes: 1_000_000,
    store,
    async authorize(request) {
      const owner = request.headers.get('authorization') ?? ''
      if (owner === 'stranger') throw new UploadRefusedError(401, 'unauthorized', 'Sign in first.')
      return owner === 'small' ? { owner, maxBytes: 500_000 } : { owner }
    },
    onFinish:
      onFinish ??
      (async (upload) => {
        finished.push({ ...upload, bytes: await readFile(upload.path) })
        return { uid: 'm1' }
      }),
  })
  return { handle, store, finished }
}

function folder(): Promise<string> {
  return mkdtemp(path.join(root, 'u-'))
}

function tus(
  location: string,
  method: string,
  headers: Record<string, string> = {},
  body?: Buffer<ArrayBuffer>,
): Request {
  const all = { 'tus-resumable': '1.0.0', authorization: 'anna', ...headers }
  return new Request(new URL(location, 'http://x.test'), { method, headers: all, body })
}

function post(handle: Handle, sizeBytes: number, headers: Record<string, string> = {}): Promise<Response> {
  const metadata = `filename ${Buffer.from('kitchen.jpg').toString('base64')},owner ${Buffer.from('root').toString('base64')}`
  return handle(
    tus('/api/uploads', 'POST', { 'upload-length': `${sizeBytes}`, 'upload-metadata': metadata, ...headers }),
  )
}

async function begin(handle: Handle, sizeBytes: number): Promise<{ location: string }> {
  const response = await post(handle, sizeBytes)
  expect(response.status).toBe(201)
  return { location: response.headers.get('location') ?? '' }
}

function patch(handle: Handle, location: string, offset: number, body: Buffer<ArrayBuffer>, owner = 'anna') {
  const headers = {
    authorization: owner,
    'upload-offset': `${offset}`,
    'content-type': 'application/offset+octet-stream',
    'content-length': `${body.length}`,
  }
  return handle(tus(location, 'PATCH', headers, body))
}

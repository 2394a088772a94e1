import type { Media } from '@vitrine/contract/media.ts'
import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, makeOwner } from '../../testing/factories.ts'
import { testPicture } from '../../testing/test-pictures.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadFile } from '../../testing/upload-file.ts'

let server: TestServer
let account: Awaited<ReturnType<typeof makeAccount>>
let owner: Awaited<ReturnType<typeof makeOwner>>
beforeAll(async () => {
  server = await createTestServer()
  account = await makeAccount(server.services)
  owner = await makeOwner(server.services, account.id)
})
afterAll(() => server.close())

async function uploaded(bytes: Uint8Array, name: string): Promise<Media> {
  const response = await uploadFile(server, { accountId: account.id, as: owner.token, bytes, name })
  // the answer's shape is the contract's
  const { uid } = (await response.json()) as Media
  await server.settle()
  return server.api(owner.token).readMedia({ params: { accountId: account.id, mediaId: uid } })
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('MED-011 a picture is served for ever under its address, and nothing in it can run', async () => {
  const { url } = await uploaded(await testPicture(), 'wall.jpg')
  const response = await server.call('GET', url ?? '', { host: account.domain })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  })
  const etag = response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = await server.call('GET', url ?? '', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('MED-009 a part of a file is answered as that part, and HEAD tells its size only', async () => {
  const { url } = await uploaded(PDF, 'offer.pdf')
  const part = await server.call('GET', url ?? '', { headers: { range: 'bytes=0-3' } })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '%PDF',
    `bytes 0-3/${PDF.length}`,
  ])
  expect((await server.call('GET', url ?? '', { headers: { range: 'bytes=9999-' } })).status).toBe(416)
  const changed = { range: 'bytes=0-3', 'if-range': '"other"' }
  expect((await server.call('GET', url ?? '', { headers: changed })).status).toBe(200)
  const head = await server.call('HEAD', url ?? '')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(PDF.length),
    '',
  ])
})

test('MED-005 a document is saved under its own name, never shown', async () => {
  const { url, mediaUploadCompleted } = await uploaded(PDF, 'Teklif Şubat.pdf')
  expect(mediaUploadCompleted).toBe(true)
  const response = await server.call('GET', url ?? '')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Teklif Subat.pdf"; filename*=UTF-8''Teklif%20%C5%9Eubat.pdf`,
  )
})

test('MED-014 a size that could not be made is stood in for by the original, for a minute', async () => {
  const { thumb, url } = await uploaded(await testPicture(), 'gap.jpg')
  const missing = renditionUrl(thumb ?? '', '680x680')
  await server.services.storage.delete(missing.slice('/media/'.length))
  const standIn = await server.call('GET', missing)
  expect([standIn.status, standIn.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  const original = await server.call('GET', url ?? '')
  expect(Buffer.from(await standIn.arrayBuffer()).equals(Buffer.from(await original.arrayBuffer()))).toBe(
    true,
  )
})

test('MED-014 neither raw uploads, other folders nor unknown keys are served', async () => {
  const { url, thumb } = await uploaded(await testPicture(), 'safe.jpg')
  const fileKey = /\/([0-9a-f]{32})_/.exec(url ?? '')?.[1] ?? ''
  await server.services.storage.put(`${account.id}/raw/${fileKey}`, Buffer.from('secret'), {
    contentType: 'image/jpeg',
  })
  const tricks = [
    `/media/${account.id}/raw/${fileKey}`,
    `/media/${account.id}/image/../raw/${fileKey}`,
    `/media/${account.id}/image/%2e%2e/raw/${fileKey}`,
    `/media/${account.id}/image/`,
    `/media/${account.id}/image/${'0'.repeat(32)}_safe.jpg`,
    (thumb ?? '').replace('/thumb/', '/'),
    (thumb ?? '').replace('200x200', '9000x9000'),
  ]
  const answers = await Promise.all(tricks.map(async (path) => (await server.call('GET', path)).status))
  // an honest name with an unknown size stands for the original, like any size that is missing
  expect(answers).toEqual([404, 404, 404, 404, 404, 404, 200])
})

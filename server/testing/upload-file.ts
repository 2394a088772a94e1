import type { TestServer } from './test-server.ts'

export interface TestUpload {
  accountId: string
  as: string
  bytes: Uint8Array
  name: string
  type?: string
  /** Further metadata, such as contentId. */
  more?: Record<string, string>
}

/** Uploads a file as the console does, in two pieces; answers the server's last answer, whatever it is. */
export async function uploadFile(server: TestServer, upload: TestUpload): Promise<Response> {
  const { accountId, as, bytes, name, type, more } = upload
  const metadata = Object.entries({ filename: name, ...(type && { filetype: type }), ...more })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = { host: 'localhost', authorization: `Bearer ${as}`, 'tus-resumable': '1.0.0' }
  const begun = await server.app.request(`http://localhost/api/accounts/${accountId}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  })
  const location = begun.headers.get('location')
  if (begun.status !== 201 || !location) return begun
  const half = Math.ceil(bytes.length / 2)
  let answer = begun
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ]) {
    answer = await server.app.request(`http://localhost${location}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
        'content-length': String((to ?? 0) - (from ?? 0)),
      },
      // a view of the same bytes, as the type of a request body wants it
      body: new Uint8Array(bytes.subarray(from, to)),
    })
    if (!answer.ok) return answer
  }
  return answer
}

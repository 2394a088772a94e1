import { ApiProblem } from './api-problem.ts'

/** One HTTP request with a JSON body; only a missing answer throws. */
export async function send(
  method: string,
  url: string,
  body: unknown,
  accessToken?: string,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  try {
    return await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw ApiProblem.network()
  }
}

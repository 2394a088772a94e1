import { ApiProblem } from './api-problem.ts'

/** One HTTP request with a JSON body; only a missing answer throws. */
export async function send(
  method: string,
  url: string,
  body: unknown,
  accessToken?: string,
  signal?: AbortSignal,
): Promise<Response> {
  // Mails and messages come in the language of the screen, not in the browser's.
  const headers = new Headers({ 'accept-language': document.documentElement.lang })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (signal) init.signal = signal
  return await fetch(url, init).catch(() => {
    throw ApiProblem.network()
  })
}

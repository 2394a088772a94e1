import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openPort } from './open-port.ts'

const at = (port: number, path: string) => `http://localhost:${port}${path}`

test('while the server still starts it lives but is not ready', async () => {
  const opened = await openPort(0)
  expect((await fetch(at(opened.port, '/healthz'))).status).toBe(200)
  const early = await fetch(at(opened.port, '/somewhere'))
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('1')
  opened.serve(() => new Response('here'))
  expect(await (await fetch(at(opened.port, '/somewhere'))).text()).toBe('here')
  await opened.close()
})

test('a live stream is cut at once when the server ends, while a running request is answered', async () => {
  const opened = await openPort(0)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  opened.serve((request) => {
    if (request.url.endsWith('/slow')) {
      asked.resolve()
      return answer.promise
    }
    const body = new ReadableStream({ start: (controller) => controller.enqueue('event: open\n\n') })
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'text/event-stream' },
    })
  })
  const stream = await new Promise<IncomingMessage>((resolve) => get(at(opened.port, '/stream'), resolve))
  stream.resume().on('error', () => undefined)
  const streamEnded = new Promise((resolve) => stream.once('close', resolve))
  const slow = fetch(at(opened.port, '/slow'))
  await asked.promise
  const closing = opened.close()
  await streamEnded
  answer.resolve(new Response('complete'))
  expect(await (await slow).text()).toBe('complete')
  await closing
  await expect(fetch(at(opened.port, '/'))).rejects.toThrow()
})

test('a connection that a browser keeps open does not delay the end', async () => {
  const opened = await openPort(0)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  opened.serve(() => {
    asked.resolve()
    return answer.promise
  })
  const reply = fetch(at(opened.port, '/'))
  await asked.promise
  const beganAt = performance.now()
  const closing = opened.close()
  answer.resolve(new Response('kept alive'))
  await closing
  expect(await (await reply).text()).toBe('kept alive')
  expect(performance.now() - beganAt).toBeLessThan(4_000)
})

import { expect, test } from 'vitest'
import { readEventStream } from './read-event-stream.ts'

test('API-010 Events are read whole, however the network cuts them, and heartbeats are none', async () => {
  const pieces = [
    'event: open\nda',
    'ta: {}\n\n: still here\n\neve',
    'nt: change\r\ndata: {"a":1}\r\n\r\n',
    'data: cut off',
  ]
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEventStream(body)) events.push(event)
  expect(events).toEqual([
    { name: 'open', data: '{}' },
    { name: 'change', data: '{"a":1}' },
  ])
})

import { expect, test } from 'vitest'
import { answerBody, IMMUTABLE, isKnown } from './answer-body.ts'
import { chooseEncoding, makeBody } from './body.ts'

const text = makeBody('page '.repeat(400), 'text/html; charset=utf-8')

test('HST-003 brotli before gzip, by what the caller takes; short and compressed kinds stay as they are', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', text)).toBe('br')
  expect(chooseEncoding('gzip, br;q=0', text)).toBe('gzip')
  expect(chooseEncoding('*', text)).toBe('br')
  for (const header of [null, '', 'identity', 'deflate', '*;q=0'])
    expect(chooseEncoding(header, text)).toBeUndefined()
  expect(chooseEncoding('br', makeBody('short', 'text/html'))).toBeUndefined()
  expect(chooseEncoding('br', makeBody(Buffer.alloc(5000), 'font/woff2'))).toBeUndefined()
})

test('HST-003 a form that the build compressed already is sent as it lies there', async () => {
  const ready = Buffer.from('compressed by the build')
  const body = makeBody('page '.repeat(400), 'text/css', { br: ready })
  const request = new Request('http://x.test/', { headers: { 'accept-encoding': 'br' } })
  const answer = await answerBody(request, body, { cacheControl: IMMUTABLE })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(ready)
})

test('PUB-007 a tag is known alone, in a list, weakened or as a star', () => {
  for (const header of ['"a"', 'W/"a"', '"x", "a"', '*']) expect(isKnown(header, '"a"')).toBe(true)
  for (const header of [null, '', '"b"', 'a']) expect(isKnown(header, '"a"')).toBe(false)
  expect(isKnown('"a"', 'W/"a"')).toBe(true)
})

test('GAL-012 a page that was not found is never answered as unchanged', async () => {
  const request = new Request('http://x.test/', { headers: { 'if-none-match': '*' } })
  expect((await answerBody(request, text, { cacheControl: IMMUTABLE, status: 404 })).status).toBe(404)
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Storage } from './storage.ts'
import { InvalidStorageKeyError } from './storage-errors.ts'

/** What every Storage must do, whatever it stands on. `create` makes an empty one for each test. */
export function describeStorage(name: string, create: () => Promise<Storage>): void {
  describe(`${name} keeps files`, () => {
    test('a stored file comes back whole, with its size, type and a quoted etag', async () => {
      const storage = await create()
      const stored = await storage.put('a1/video/clip', bytes('moving pictures'), {
        contentType: 'video/mp4',
      })
      const opened = await storage.get('a1/video/clip')
      expect(opened).toMatchObject({
        key: 'a1/video/clip',
        sizeBytes: 15,
        contentType: 'video/mp4',
        etag: stored.etag,
      })
      expect(await textOf(opened?.stream)).toBe('moving pictures')
      expect(stored.etag).toMatch(/^"[^"]+"$/)
    })

    test('a file may come as a stream, and an empty file is a file', async () => {
      const storage = await create()
      await storage.put('a1/s.txt', Readable.from([bytes('one '), bytes('two')]), {
        contentType: 'text/plain',
      })
      await storage.put('a1/empty', bytes(''), { contentType: 'text/plain' })
      expect(await textOf((await storage.get('a1/s.txt'))?.stream)).toBe('one two')
      expect((await storage.stat('a1/s.txt'))?.contentType).toBe('text/plain')
      expect((await storage.stat('a1/empty'))?.sizeBytes).toBe(0)
    })

    test('a range brings the bytes from start to end, both included, and the size of the whole', async () => {
      const storage = await create()
      await storage.put('a1/r', bytes('0123456789'), { contentType: 'text/plain' })
      const opened = await storage.get('a1/r', { range: { start: 2, end: 4 } })
      expect(await textOf(opened?.stream)).toBe('234')
      expect(opened?.sizeBytes).toBe(10)
    })

    test('what is not there is null, and deleting it is no error', async () => {
      const storage = await create()
      expect(await storage.get('a1/none')).toBeNull()
      expect(await storage.stat('a1/none')).toBeNull()
      await storage.delete('a1/none')
    })

    test('a second put replaces the file, its type and its etag', async () => {
      const storage = await create()
      const first = await storage.put('a1/x', bytes('old'), { contentType: 'text/plain' })
      const second = await storage.put('a1/x', bytes('newer'), { contentType: 'application/pdf' })
      expect(second).toMatchObject({ sizeBytes: 5, contentType: 'application/pdf' })
      expect(second.etag).not.toBe(first.etag)
    })

    test('a broken stream leaves the old file as it was and no half file behind', async () => {
      const storage = await create()
      await storage.put('a1/x', bytes('old'), { contentType: 'text/plain' })
      for (const key of ['a1/x', 'a1/new']) {
        await expect(storage.put(key, breakingStream(), { contentType: 'text/plain' })).rejects.toThrow(
          'the line went dead',
        )
      }
      expect(await textOf((await storage.get('a1/x'))?.stream)).toBe('old')
      expect(await keysOf(storage, '')).toEqual(['a1/x'])
    })

    test('deleting a prefix takes one account and never its neighbour', async () => {
      const storage = await create()
      for (const key of ['a1/image/p', 'a1/video/v', 'a10/image/p']) {
        await storage.put(key, bytes('x'), { contentType: 'image/png' })
      }
      await expect(storage.deletePrefix('a1')).rejects.toThrow('slash')
      expect(await storage.deletePrefix('a1/')).toBe(2)
      expect(await keysOf(storage, '')).toEqual(['a10/image/p'])
      expect(await storage.deletePrefix('a1/')).toBe(0)
    })

    test('a list holds every file whose key starts with the prefix', async () => {
      const storage = await create()
      for (const key of ['a1/image/p_1', 'a1/image/p_2', 'a1/image/q', 'a2/x']) {
        await storage.put(key, bytes('x'), { contentType: 'image/png' })
      }
      expect(await keysOf(storage, 'a1/image/p')).toEqual(['a1/image/p_1', 'a1/image/p_2'])
      expect(await keysOf(storage, 'a1/')).toHaveLength(3)
      expect(await keysOf(storage, 'a3/')).toEqual([])
    })

    test.each([
      '',
      '/',
      '/etc/passwd',
      '../x',
      'a/../../x',
      'a//b',
      'a/./b',
      'a/',
      '.hidden',
      'a\\b',
      'a\0b',
      'a b',
      'ä',
      `a/${'x'.repeat(201)}`,
      `${'a/'.repeat(300)}a`,
    ])('the key %j is refused everywhere', async (key) => {
      const storage = await create()
      await expect(storage.put(key, bytes('x'), { contentType: 'text/plain' })).rejects.toThrow(
        InvalidStorageKeyError,
      )
      await expect(storage.get(key)).rejects.toThrow(InvalidStorageKeyError)
      await expect(storage.stat(key)).rejects.toThrow(InvalidStorageKeyError)
      await expect(storage.delete(key)).rejects.toThrow(InvalidStorageKeyError)
    })

    test('prefixes with path tricks are refused too', async () => {
      const storage = await create()
      await expect(storage.deletePrefix('../')).rejects.toThrow(InvalidStorageKeyError)
      await expect(storage.deletePrefix('/')).rejects.toThrow(InvalidStorageKeyError)
      await expect(keysOf(storage, 'a/../')).rejects.toThrow(InvalidStorageKeyError)
    })
  })
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

async function textOf(stream: Readable | undefined): Promise<string> {
  return stream === undefined ? '' : (await buffer(stream)).toString()
}

async function keysOf(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const file of storage.list(prefix)) keys.push(file.key)
  return keys.sort()
}

function breakingStream(): Readable {
  return Readable.from(
    (async function* () {
      yield bytes('half of ')
      throw new Error('the line went dead')
    })(),
  )
}

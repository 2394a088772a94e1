import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireMutex, createLockFile } from './mutex.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-mutex-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a mutex lets one in at a time, and gives up with one sentence', async () => {
  const name = `vitrine-test-${process.pid}`
  const release = await acquireMutex(name, 1000)
  await expect(acquireMutex(name, 30)).rejects.toThrow(/starting or stopping the database for too long/)
  await release()
  await (await acquireMutex(name, 1000))()
})

test('a lock file lets one in at a time', async () => {
  const release = await createLockFile('x', folder)
  expect(await createLockFile('x', folder)).toBeUndefined()
  await release?.()
  expect(await createLockFile('x', folder)).toBeDefined()
})

test('the lock file of a killed process is broken', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  writeFileSync(join(folder, 'x.lock'), String(pid))
  expect(await createLockFile('x', folder)).toBeUndefined()
  expect(existsSync(join(folder, 'x.lock'))).toBe(false)
  expect(await createLockFile('x', folder)).toBeDefined()
})

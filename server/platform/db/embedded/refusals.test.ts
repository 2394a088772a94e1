import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-error.ts'
import { AS_ROOT, NOBODY, Scene } from './fixtures/scene.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {} })
const asRoot = test.skipIf(!AS_ROOT)
const canMount = AS_ROOT && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
const canMap = AS_ROOT && spawnSync('unshare', ['-U', '--map-user=65534', 'true']).status === 0
// The ordinary account must reach this project's Node.
const ordinary = { uid: NOBODY }
const asOrdinary = test.skipIf(
  !AS_ROOT || spawnSync(process.execPath, ['-e', '0'], { uid: NOBODY, cwd: '/' }).status !== 0,
)

test('a database of another PostgreSQL version is refused and left alone', async () => {
  await using scene = new Scene()
  mkdirSync(scene.dataDir)
  if (AS_ROOT) chownSync(scene.dataDir, NOBODY, NOBODY)
  writeFileSync(join(scene.dataDir, 'PG_VERSION'), '15\n')
  await expect(start(scene.dataDir)).rejects.toThrow(
    /was made by PostgreSQL 15, but this program brings PostgreSQL 18/,
  )
  expect(readFileSync(join(scene.dataDir, 'PG_VERSION'), 'utf8')).toBe('15\n')
})

test('a folder with other files is refused and left alone', async () => {
  await using scene = new Scene()
  mkdirSync(scene.dataDir)
  if (AS_ROOT) chownSync(scene.dataDir, NOBODY, NOBODY)
  writeFileSync(join(scene.dataDir, 'thesis.txt'), 'irreplaceable')
  await expect(start(scene.dataDir)).rejects.toThrow(/holds files but no database/)
  expect(existsSync(join(scene.dataDir, 'thesis.txt'))).toBe(true)
})

test('a file where a folder should be is named', async () => {
  await using scene = new Scene()
  writeFileSync(join(scene.folder, 'data'), '')
  const error = await start(join(scene.folder, 'data', 'postgres')).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(EmbeddedPostgresError)
  expect(String(error)).toMatch(/cannot be created because a file is in its place/)
})

test('damaged files are named as such', async () => {
  await using scene = new Scene()
  const database = await start(scene.dataDir)
  await database.stop()
  const control = join(scene.dataDir, 'global', 'pg_control')
  writeFileSync(control, 'x'.repeat(8192))
  await expect(start(scene.dataDir)).rejects.toThrow(/are damaged; restore a backup/)
  rmSync(control)
  await expect(start(scene.dataDir)).rejects.toThrow(/are damaged; restore a backup/)
})

asOrdinary('an ordinary account starts and stops its own database', async () => {
  await using scene = new Scene({ owner: NOBODY })
  const holder = scene.hold(ordinary)
  const { reused } = await holder.ready()
  expect(reused).toBe(false)
  expect(statSync(scene.dataDir).uid).toBe(NOBODY)
  expect(await holder.stop()).toBe('stopped')
})

asOrdinary('root goes on with the database of an ordinary account, under that account', async () => {
  await using scene = new Scene({ owner: NOBODY })
  const holder = scene.hold(ordinary)
  await holder.ready()
  await holder.stop()
  const database = await start(scene.dataDir)
  expect(statSync(`/proc/${database.pid}`).uid).toBe(NOBODY)
  await database.stop()
})

asOrdinary('a folder that may not be written gives one sentence', async () => {
  await using scene = new Scene()
  await expect(scene.hold(ordinary).ready()).rejects.toThrow(/may not be created, read or written/)
})

asOrdinary("an ordinary account is told when the database is somebody else's", async () => {
  await using scene = new Scene()
  mkdirSync(scene.dataDir)
  await expect(scene.hold(ordinary).ready()).rejects.toThrow(/belongs to another account \(uid 0\)/)
})

asRoot('a database of an account that is gone gives one sentence', async () => {
  await using scene = new Scene()
  mkdirSync(scene.dataDir)
  chownSync(scene.dataDir, 54_321, 54_321)
  await expect(start(scene.dataDir)).rejects.toThrow(/belongs to uid 54321, which has no account/)
})

test.skipIf(!canMap)('root in a folder that nobody else may enter runs it in a user namespace', async () => {
  await using scene = new Scene()
  chmodSync(scene.folder, 0o700)
  const database = await start(scene.dataDir)
  await database.stop()
  expect(statSync(scene.dataDir).uid).toBe(0)
  const again = await start(scene.dataDir)
  expect(await again.stop()).toBe('stopped')
})

test.skipIf(!canMount)('a disk that is nearly full gives one sentence', async () => {
  await using scene = new Scene()
  const wrapper = [
    'unshare',
    '-m',
    'sh',
    '-c',
    `mount -t tmpfs -o size=30m none ${scene.folder}; exec "$@"`,
    '-',
  ]
  await expect(scene.hold({ wrapper }).ready()).rejects.toThrow(/Only \d+ MB are free on the disk/)
})

test.skipIf(!canMount).each(['postgres', 'new/data/postgres'])(
  'a read-only disk gives one sentence (%s)',
  async (path) => {
    await using scene = new Scene()
    const wrapper = ['unshare', '-m', 'sh', '-c', `mount -t tmpfs -o ro none ${scene.folder}; exec "$@"`, '-']
    const holder = scene.hold({ wrapper }, join(scene.folder, path))
    await expect(holder.ready()).rejects.toThrow(/is read-only; set DATA_DIR/)
  },
)

test('a platform without a packaged PostgreSQL is sent to DATABASE_URL', () => {
  expect(() => findBinaries('sunos', 'sparc')).toThrow(
    /No embedded PostgreSQL is installed for sunos on sparc .* set DATABASE_URL/,
  )
})

test('an unknown failure keeps the last telling lines of the output', () => {
  const output = 'LOG:  starting\nFATAL:  something new\nHINT:  try this\nbye'
  expect(explainFailure(output, '/d')).toBe(
    'The embedded database in /d did not start: FATAL:  something new | HINT:  try this',
  )
})

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'
import { freePort, ServerProcess } from './fixtures/server-process.ts'
import { startServer } from './start-server.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'vitrine-failures-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a start with these settings says when it fails. */
async function complaint(env: Record<string, string>): Promise<string> {
  try {
    const running = await startServer({
      env: { DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: '0', LOG_LEVEL: 'error', ...env },
      args: [],
      root: folder,
    })
    await running.stop()
    return 'it started'
  } catch (error) {
    return explainStartFailure(error)
  }
}

/** A database server that refuses everybody with this SQLSTATE. */
async function refusing(code: string): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`)
      const head = Buffer.alloc(5)
      head.write('E')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
    socket.on('error', () => undefined)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, url: `postgres://vitrine:secret-word@127.0.0.1:${port}/vitrine` }
}

test('a database that does not answer is named as such', async () => {
  expect(await complaint({ DATABASE_URL: `postgres://vitrine@127.0.0.1:${await freePort()}/vitrine` })).toBe(
    'Vitrine cannot start: the database in DATABASE_URL does not answer.',
  )
})

test.each([
  ['28P01', 'Vitrine cannot start: the database in DATABASE_URL refuses the password.'],
  ['28000', 'Vitrine cannot start: the database in DATABASE_URL refuses the user.'],
  ['3D000', 'Vitrine cannot start: the database named in DATABASE_URL does not exist.'],
  ['53300', 'Vitrine cannot start: the database in DATABASE_URL has no connection left.'],
  ['57P03', 'Vitrine cannot start: the database in DATABASE_URL is starting or stopping; try again.'],
])('a database that refuses with %s gives one sentence without the password', async (code, sentence) => {
  const { server, url } = await refusing(code)
  const said = await complaint({ DATABASE_URL: url })
  server.close()
  expect(said).toBe(sentence)
})

test('a database user who may not create roles is told so', async () => {
  const { socketDir, port, user } = inject('postgres')
  const admin = new pg.Client({ host: socketDir, port, user, database: 'postgres' })
  await admin.connect()
  const name = `limited_${process.pid}`
  await admin.query(`create role ${name} login`)
  await admin.query(`create database ${name} owner ${name}`)
  try {
    const url = `postgres://${name}@${encodeURIComponent(socketDir)}:${port}/${name}`
    expect(await complaint({ DATABASE_URL: url })).toBe(
      'Vitrine cannot start: the user in DATABASE_URL may not create roles, extensions or tables.',
    )
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role ${name}`)
    await admin.end()
  }
})

test('a wrong setting is refused before anything is made', async () => {
  expect(await complaint({ DATABASE_URL: 'mysql://root@localhost/x' })).toBe(
    'Vitrine cannot start: the setting DATABASE_URL must begin with postgres://.',
  )
})

const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

test.skipIf(!canMount)('a read-only and a full disk give one sentence and code 1', async () => {
  const mounted = async (options: string): Promise<{ code: number | null; errors: string }> => {
    const disk = join(folder, 'disk')
    mkdirSync(disk, { recursive: true })
    const script = `mount -t tmpfs -o ${options} none ${disk}; exec "$@"`
    const wrapper = ['unshare', '-m', 'sh', '-c', script, 'sh']
    const server = new ServerProcess(await freePort(), { DATA_DIR: join(disk, 'data') }, wrapper)
    return { code: (await server.ended).code, errors: server.errors }
  }
  const [readOnly, full] = [await mounted('ro'), await mounted('size=20m')]
  expect(readOnly.code).toBe(1)
  expect(readOnly.errors).toMatch(
    /^Vitrine cannot start: The disk holding \S+ is read-only; set DATA_DIR to a folder that can be written\.\n$/,
  )
  expect(full.code).toBe(1)
  expect(full.errors).toMatch(
    /^Vitrine cannot start: Only \d+ MB are free on the disk holding \S+; .* needs 512 MB to start\.\n$/,
  )
})

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { query, Scene } from './fixtures/scene.ts'
import { processesIn } from './processes.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

test('a first start makes a database, a later one opens it again with its rows', async () => {
  await using scene = new Scene()
  const first = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: () => {} })
  await query(first, 'create table kept (id int)')
  await query(first, 'insert into kept values (1)')
  expect(await first.stop()).toBe('stopped')
  expect(processesIn(scene.dataDir)).toEqual([])

  const second = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: () => {} })
  expect(second.reused).toBe(false)
  expect(await query(second, 'select id from kept')).toEqual([{ id: 1 }])
  expect(await second.stop()).toBe('stopped')
})

test('four processes starting at once make one database, and the last one to leave stops it', async () => {
  await using scene = new Scene()
  const holders = [scene.hold(), scene.hold(), scene.hold(), scene.hold()]
  const ready = await Promise.all(holders.map((holder) => holder.ready()))
  expect(new Set(ready.map(({ pid }) => pid)).size).toBe(1)
  expect(ready.filter(({ reused }) => !reused)).toHaveLength(1)

  const said = await Promise.all(holders.map((holder) => holder.stop()))
  expect(said.filter((word) => word === 'stopped')).toHaveLength(1)
  expect(said.filter((word) => word === 'left running')).toHaveLength(3)
  expect(processesIn(scene.dataDir)).toEqual([])
})

test('one process may start it twice, and stopping twice is the same as once', async () => {
  await using scene = new Scene()
  const first = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: () => {} })
  const second = await startEmbeddedPostgres({
    dataDir: join(scene.folder, '.', 'postgres', '..', 'postgres'),
    log: () => {},
  })
  expect(second).toMatchObject({ reused: true, pid: first.pid })
  expect([await first.stop(), await first.stop()]).toEqual(['left running', 'left running'])
  expect(await second.stop()).toBe('stopped')
})

test('settings reach the server, text sorts alike on every machine, and there is no network port', async () => {
  await using scene = new Scene()
  const dataDir = join(scene.folder, `it's a "folder", $HOME`)
  const database = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: { statement_timeout: '1234ms' },
  })
  const rows = await query(
    database,
    `select current_setting('statement_timeout') as timeout, current_setting('listen_addresses') as addresses,
      current_setting('data_checksums') as checksums, datlocprovider as provider, datlocale as locale
      from pg_database where datname = 'postgres'`,
  )
  await database.stop()
  expect(rows).toEqual([
    { timeout: '1234ms', addresses: '', checksums: 'on', provider: 'b', locale: 'C.UTF-8' },
  ])
})

test('a path too long for a socket moves the socket, not the database', async () => {
  await using scene = new Scene()
  const dataDir = join(scene.folder, 'x'.repeat(120), 'postgres')
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
  expect(database.socketDir).not.toContain('xxx')
  expect(await query(database, 'show data_directory')).toEqual([{ data_directory: dataDir }])
  const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
  expect(again.reused).toBe(true)
  await database.stop()
  await again.stop()
  rmSync(database.socketDir, { recursive: true })
  expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(true)
})

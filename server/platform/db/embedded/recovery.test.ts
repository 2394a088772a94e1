import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killHard, killServer, query, Scene, until } from './fixtures/scene.ts'
import { processesIn, readPostmaster } from './processes.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const quiet = () => {}
const onLinux = test.skipIf(process.platform !== 'linux')

test('after a kill -9 of the program the next start finds the database running, with every row', async () => {
  await using scene = new Scene()
  const holder = scene.hold()
  const ready = await holder.ready()
  await query(ready, 'create table kept as select generate_series(1, 1000) as id')
  await holder.kill()

  const next = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: quiet })
  expect(next).toMatchObject({ reused: true, pid: ready.pid })
  expect(await query(next, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  expect(await next.stop()).toBe('stopped')
})

onLinux('after a kill -9 of program and database together no committed row is lost', async () => {
  await using scene = new Scene()
  const holder = scene.hold()
  const ready = await holder.ready()
  await query(ready, 'create table kept as select generate_series(1, 1000) as id')
  await holder.kill()
  await killServer(scene.dataDir)

  const next = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: quiet })
  expect(next.reused).toBe(false)
  expect(await query(next, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  await next.stop()
})

onLinux('a database killed under a running program is started again by that program', async () => {
  await using scene = new Scene()
  const holder = scene.hold()
  const before = await holder.ready()
  await query(before, 'create table kept as select 1 as id')
  killHard(before.pid)
  await holder.logged('starting it again')
  await until(() => {
    const postmaster = readPostmaster(scene.dataDir)
    return postmaster !== undefined && postmaster.pid !== before.pid && postmaster.ready
  })
  expect(await query(before, 'select id from kept')).toEqual([{ id: 1 }])
  expect(await holder.stop()).toBe('stopped')
  expect(processesIn(scene.dataDir)).toEqual([])
})

onLinux(
  'pid files of a killed database do not stop the next start, even when the pid lives again',
  async () => {
    await using scene = new Scene()
    const holder = scene.hold()
    const { pid } = await holder.ready()
    await holder.kill()
    await killServer(scene.dataDir)
    // PostgreSQL believes a pid file when a process of its own account has that pid.
    const { uid } = statSync(scene.dataDir)
    const other = spawn('sleep', ['60'], uid === process.getuid?.() ? {} : { uid })
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      const path = join(scene.dataDir, file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(String(pid), String(other.pid)))
    }

    const next = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: quiet }).finally(() =>
      other.kill(),
    )
    expect(next.reused).toBe(false)
    await next.stop()
  },
)

test('an initdb killed half way leaves nothing that looks like a database, and goes away', async () => {
  await using scene = new Scene()
  const holder = scene.hold()
  await until(() => readdirSync(scene.folder).some((entry) => entry.startsWith('postgres.init-')))
  await holder.kill()
  expect(existsSync(scene.dataDir)).toBe(false)
  mkdirSync(join(scene.folder, 'postgres.init-1-1', 'base'), { recursive: true })

  const next = await startEmbeddedPostgres({ dataDir: scene.dataDir, log: quiet })
  expect(readdirSync(scene.folder)).toEqual(['postgres'])
  await next.stop()
})

onLinux('Ctrl-C in the terminal does not reach the database', async () => {
  await using scene = new Scene()
  const holder = scene.hold()
  const { pid } = await holder.ready()
  const sessionOf = (of: number | string) =>
    readFileSync(`/proc/${of}/stat`, 'utf8').split(') ')[1]?.split(' ')[3]
  expect(sessionOf(pid)).not.toBe(sessionOf(holder.process.pid ?? 'self'))
  expect(sessionOf(pid)).toBe(String(pid))
})

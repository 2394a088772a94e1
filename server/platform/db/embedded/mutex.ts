import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export type Release = () => Promise<void>

/**
 * Takes a mutex shared by all processes of this machine; waits up to `waitMs`, then throws.
 * On Linux the kernel holds it (an abstract socket), so a kill -9 of the owner frees it at once.
 */
export async function acquireMutex(name: string, waitMs: number): Promise<Release> {
  const tryOnce = process.platform === 'linux' ? bindAbstractSocket : createLockFile
  for (const end = Date.now() + waitMs; ; ) {
    const release = await tryOnce(name)
    if (release) return release
    if (Date.now() > end) {
      throw new EmbeddedPostgresError(
        'Another process has been starting or stopping the database for too long.',
      )
    }
    await delay(25)
  }
}

function bindAbstractSocket(name: string): Promise<Release | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen({ path: `\0${name}` }, () => {
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

/** For systems without abstract sockets: a file holding the owner's pid; a dead owner's file is broken. */
export async function createLockFile(name: string, folder = tmpdir()): Promise<Release | undefined> {
  const path = join(folder, `${name}.lock`)
  const mine = `${path}.${process.pid}-${performance.now()}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, path)
    return async () => rmSync(path, { force: true })
  } catch {
    breakIfOwnerIsDead(path, `${mine}.broken`)
    return undefined
  } finally {
    rmSync(mine, { force: true })
  }
}

function breakIfOwnerIsDead(path: string, aside: string): void {
  if (isAlive(ownerOf(path))) return
  try {
    renameSync(path, aside)
    // Somebody may have broken it and taken it anew since it was read: then it goes back.
    if (isAlive(ownerOf(aside))) linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch {
    // Another process was faster; the next attempt sees the new state.
  }
}

function ownerOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid: number | undefined): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

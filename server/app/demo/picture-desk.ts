import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receiveUpload } from '#features/media/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { createWorkQueue } from '#platform/images/work-queue.ts'
import type { DemoAccount } from './demo-data.ts'
import { type PhotographName, photographOf } from './photographs.ts'
import { type PreparedPicture, preparePicture } from './prepare-picture.ts'
import type { WaitUntil } from './wait-until.ts'

/** Hands out the media of one account, each photograph uploaded once and ready when it is handed out. */
export interface PictureDesk {
  place(names: readonly PhotographName[]): Promise<string[]>
  /** The picture as it looked before the work; null when there is none. */
  placeBefore(name: PhotographName): Promise<string | null>
}

export interface DeskOptions {
  account: DemoAccount
  waitUntil: WaitUntil
  /** No new photograph is begun afterwards. */
  signal: AbortSignal
  /** At most this many photographs; names beyond are left out. */
  limit: number
}

export function createPictureDesk(ctx: AccountCtx, options: DeskOptions): PictureDesk {
  const inTurn = createWorkQueue(3)
  const placed = new Map<string, Promise<string | null>>()
  const placeOnce = (name: PhotographName, isBefore: boolean): Promise<string | null> => {
    const fileName = fileNameOf(name, isBefore)
    const known = placed.get(fileName)
    if (known) return known
    if (placed.size >= options.limit) return Promise.resolve(null)
    const placing = inTurn(() => placeOne(ctx, options, { name, isBefore, fileName })).catch(
      (error: unknown) => {
        ctx.log.warn('demo: a picture could not be placed, its item goes without', { error, fileName })
        return null
      },
    )
    placed.set(fileName, placing)
    return placing
  }
  return {
    place: async (names) => {
      const ids = await Promise.all(names.map((name) => placeOnce(name, false)))
      return ids.filter((id) => id !== null)
    },
    placeBefore: (name) => placeOnce(name, true),
  }
}

async function placeOne(
  ctx: AccountCtx,
  { account, waitUntil, signal }: DeskOptions,
  wish: { name: PhotographName; isBefore: boolean; fileName: string },
): Promise<string | null> {
  if (signal.aborted) return null
  const there = await findByName(ctx, wish.fileName)
  if (there) return there.id
  const photograph = photographOf(wish.name)
  const picture = await preparePicture(wish.name, photograph, { account, isBefore: wish.isBefore })
  if (!picture) return null
  const id = await upload(ctx, wish.fileName, picture)
  await waitUntil(async () => (await findByName(ctx, wish.fileName))?.state !== 'processing')
  return id
}

async function upload(ctx: AccountCtx, name: string, { bytes, alt }: PreparedPicture): Promise<string> {
  const path = join(tmpdir(), `vitrine-demo-${randomUUID()}.jpg`)
  await writeFile(path, bytes)
  try {
    const fileKey = randomBytes(16).toString('hex')
    const medium = await receiveUpload(ctx, { path, name, type: 'image/jpeg', fileKey, alt })
    return medium.uid
  } finally {
    await rm(path, { force: true })
  }
}

async function findByName(ctx: AccountCtx, name: string) {
  return ctx.db.inAccount(ctx.account, (tx) =>
    tx
      .selectFrom('media')
      .where('account_id', '=', ctx.account)
      .where('name', '=', name)
      .select(['id', 'state'])
      .executeTakeFirst(),
  )
}

function fileNameOf(name: PhotographName, isBefore: boolean): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return isBefore ? `${words}-before.jpg` : `${words}.jpg`
}

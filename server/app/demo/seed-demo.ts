import type { Services } from '#platform/context/context.ts'
import { actAsOwner } from './act-as-owner.ts'
import { demoAccounts } from './demo-accounts.ts'
import { type DemoProgress, markFilled, readProgress } from './demo-marks.ts'
import { foundDemo } from './found-demo.ts'
import { holdDemoLock } from './hold-demo-lock.ts'
import { illustrateAccount } from './illustrate-account.ts'
import { createWaitUntil } from './wait-until.ts'
import { writeAccount } from './write-account.ts'

export interface DemoOptions {
  /** `few` takes three photographs for each business. */
  pictures?: 'all' | 'few'
  /** Hands on events and jobs where no worker runs, as in tests. */
  settle?: () => Promise<void>
}

export interface RunningDemo {
  /** Resolves when every business has its content; failures are logged, and the next start goes on from there. */
  filled: Promise<void>
  /** Ends the filling after the item at hand. */
  stop(): Promise<void>
}

/**
 * Puts the demo into an empty database, or goes on with one that was begun; a database that belongs to somebody is left
 * alone. Resolves as soon as sites answer and people can sign in; pictures and texts follow while the server serves.
 */
export async function startDemo(services: Services, options: DemoOptions = {}): Promise<RunningDemo> {
  const stopping = new AbortController()
  const founded = Promise.withResolvers<void>()
  const work = holdDemoLock(services, async () => {
    const progress = await findOrFound(services)
    founded.resolve()
    if (progress) await fill(services, progress, options, stopping.signal)
  }).catch((error: unknown) => {
    services.log.error('the demo could not be completed; the next start goes on with it', { error })
  })
  // another process may hold the lock, or the founding may have failed
  await Promise.race([founded.promise, work])
  return {
    filled: work.then(() => undefined),
    stop: async () => {
      stopping.abort()
      await work
    },
  }
}

/** The whole demo, for those who want to wait for it. */
export async function seedDemo(services: Services, options: DemoOptions = {}): Promise<void> {
  const { filled } = await startDemo(services, options)
  await filled
}

async function findOrFound(services: Services): Promise<DemoProgress | undefined> {
  if (await foundDemo(services)) {
    services.log.info('demo: the house, two agencies and their businesses are there')
  } else if (!(await hasDemoHouse(services))) return undefined
  return services.db.shared(readProgress)
}

/** Whether this database holds the demo; spares every later start a look through the log of accesses. */
export async function hasDemoHouse(services: Services): Promise<boolean> {
  const row = await services.db.shared((tx) =>
    tx
      .selectFrom('users')
      .where((on) => on(on.fn('lower', ['email']), '=', 'house@demo.test'))
      .select('id')
      .executeTakeFirst(),
  )
  return row !== undefined
}

async function fill(
  services: Services,
  { started, filled }: DemoProgress,
  { pictures, settle }: DemoOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!started) return
  const writing = { start: started.at, waitUntil: createWaitUntil({ signal, settle }), signal }
  const accounts = demoAccounts.flatMap((account) => {
    const ids = started.ids[account.subDomain]
    return ids && !filled.has(ids.accountId) ? [{ account, ctx: actAsOwner(services, account, ids) }] : []
  })
  // all words first: sites can be read at once, and pictures come in while they are
  for (const { account, ctx } of accounts) await writeAccount(ctx, account, writing)
  if (accounts.length > 0) services.log.info('demo: everything is written, pictures follow')
  for (const { account, ctx } of accounts) {
    const begunAt = performance.now()
    const maxPictures = pictures === 'few' ? 3 : 1_000
    if (!(await illustrateAccount(ctx, account, { ...writing, maxPictures }))) return
    await services.db.shared((tx) => markFilled(tx, services, ctx.account))
    const seconds = Math.round((performance.now() - begunAt) / 100) / 10
    services.log.info(`demo: ${account.businessName} is complete`, { items: account.items.length, seconds })
  }
}

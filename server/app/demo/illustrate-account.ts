import { Problem } from '@vitrine/domain/problem.ts'
import { saveContent } from '#features/content/index.ts'
import { publicCopies } from '#features/publishing/index.ts'
import { readTaxonomy, updateService } from '#features/taxonomy/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { daysBefore } from './act-as-owner.ts'
import type { DemoAccount, DemoItem } from './demo-data.ts'
import { createPictureDesk, type PictureDesk } from './picture-desk.ts'
import type { WriteOptions } from './write-account.ts'
import { findWrittenItems, type WrittenItem } from './written-items.ts'

/** Adds the pictures to what was written, item by item as they get ready; false when it was told to stop. */
export async function illustrateAccount(
  ctx: AccountCtx,
  account: DemoAccount,
  { start, waitUntil, signal, maxPictures }: WriteOptions & { maxPictures: number },
): Promise<boolean> {
  const written = await findWrittenItems(ctx)
  const desk = createPictureDesk(ctx, { account, waitUntil, signal, limit: maxPictures })
  const missing = account.items.flatMap((item) => {
    const there = written.get(item.permalink)
    return there && !there.hasPictures ? [{ item, there, pictures: picturesOf(desk, item) }] : []
  })
  for (const { item, there, pictures } of missing) {
    const placed = await pictures
    if (signal.aborted) continue
    if (placed) await attach(daysBefore(ctx, start, item.daysAgo), there, placed)
  }
  if (!signal.aborted) await coverServices(ctx, account, desk)
  return !signal.aborted
}

interface PlacedPictures {
  media: string[]
  before: string | null
  after: string | null
  photo: string | null
}

/** Asked of all items at once and in their order, so that the desk works ahead. */
async function picturesOf(desk: PictureDesk, item: DemoItem): Promise<PlacedPictures | undefined> {
  const { pictures = [], beforeAfter, customer } = item
  const [media, [after = null], before, [photo = null]] = await Promise.all([
    desk.place(pictures),
    desk.place(beforeAfter ? [beforeAfter] : []),
    beforeAfter ? desk.placeBefore(beforeAfter) : null,
    desk.place(customer?.photo ? [customer.photo] : []),
  ])
  return media.length || photo ? { media, before, after, photo } : undefined
}

async function attach(ctx: AccountCtx, { id, version }: WrittenItem, placed: PlacedPictures): Promise<void> {
  const { media, before, after, photo } = placed
  const changes = {
    media,
    presentation: { cover: media[0] ?? null, ...(before && after && { before, after }) },
    testimonial: { customerPhoto: photo },
  }
  try {
    await saveContent(ctx, publicCopies, id, { version, changes })
  } catch (error) {
    // somebody was quicker, and her pictures or her deletion stand
    if (!(error instanceof Problem)) throw error
  }
}

async function coverServices(ctx: AccountCtx, account: DemoAccount, desk: PictureDesk): Promise<void> {
  const { services } = await readTaxonomy(ctx)
  for (const { label, cover } of account.taxonomy.services) {
    const service = services.find((one) => one.label === label)
    const [coverMediaId] = cover ? await desk.place([cover]) : []
    if (service && coverMediaId && !service.cover) await updateService(ctx, service.id, { coverMediaId })
  }
}

import type { SavedContent } from '@vitrine/contract/content.ts'
import type { ContentChanges } from '@vitrine/contract/content-input.ts'
import { type ContentDraft, changedFields, NO_LOCATION } from '@vitrine/domain/content/draft.ts'
import { mayCreateContent } from '@vitrine/domain/content/policy.ts'
import { START_STATUS } from '@vitrine/domain/content/status.ts'
import type { ContentId } from '@vitrine/domain/ids.ts'
import { noPermission } from '@vitrine/domain/problem.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'
import { noticesOf } from './notices.ts'
import { prepareDraft } from './prepare-draft.ts'
import { presentItem } from './present-item.ts'
import type { PublicCopies } from './public-copies.ts'
import { recordSave } from './record-save.ts'
import { insertItem } from './write-item.ts'

/** Makes an item with its public copy (CNT-006 … CNT-008). Throws invalidInput with every issue at its field. */
export function createContent(
  ctx: AccountCtx,
  copies: PublicCopies,
  input: ContentChanges & { contentTypeId: string },
): Promise<SavedContent> {
  if (!mayCreateContent(ctx.rights, input.contentTypeId)) throw noPermission()
  const { account } = ctx
  const id = ctx.newId<ContentId>()
  return ctx.db.inAccount(account, async (tx) => {
    await bumpUpdateCount(tx, account)
    const start = emptyDraft(input.contentTypeId, id)
    const draft = await prepareDraft(ctx, tx, {
      itemId: id,
      before: undefined,
      start,
      changes: input,
      path: 'body',
    })
    await insertItem(tx, { account, id, version: 1, now: ctx.now(), userId: ctx.actor.userId }, draft)
    const fields = changedFields(start, draft)
    await recordSave(ctx, tx, copies, { action: 'content.create', contentId: id, version: 1, fields })
    return { item: await presentItem(ctx, tx, copies, id), notices: noticesOf(input, draft, []) }
  })
}

/** How every new item begins; its permalink is its uid (PUB-003). */
function emptyDraft(contentTypeId: string, id: string): ContentDraft {
  return {
    contentTypeId,
    title: '',
    description: '',
    stage: null,
    status: START_STATUS,
    location: NO_LOCATION,
    businessCategories: [],
    businessServices: [],
    businessLabels: [],
    customValues: {},
    media: [],
    presentation: {
      cover: null,
      mainVideo: null,
      before: null,
      after: null,
      title: '',
      description: '',
      rating: null,
    },
    testimonial: { customerName: '', customerTitle: '', customerPhoto: null },
    relatedTo: null,
    seo: { title: '', description: '', permalink: id },
  }
}

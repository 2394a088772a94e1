import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import { readDraft } from '../data/draft-store.ts'
import type { Edited } from './rebase.ts'

export interface KeptDraft extends Edited {
  /** Ms since 1970. */
  at: number
}

/** Unsaved changes of an item that this device kept (CNT-025); undefined when there are none that can be read. */
export function readKeptDraft(accountId: string, contentId: string): KeptDraft | undefined {
  const kept = readDraft(accountId, contentId)
  return isKept(kept) ? kept : undefined
}

function isKept(kept: unknown): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null) return false
  const { version, at, base, values } = { version: 0, at: 0, base: null, values: null, ...kept }
  return typeof version === 'number' && typeof at === 'number' && isDraft(base) && isDraft(values)
}

/** Enough to tell one of ours from what an older version of this program left behind. */
function isDraft(draft: unknown): draft is ContentDraft {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    ['title', 'description', 'location', 'customValues', 'media', 'presentation', 'testimonial', 'seo'].every(
      (key) => key in draft,
    )
  )
}

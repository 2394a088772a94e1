import type { SavedContent } from '@vitrine/contract/content.ts'
import type { ContentChanges } from '@vitrine/contract/content-input.ts'
import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import { toPermalink } from '@vitrine/domain/content/permalink.ts'

/** What a save did otherwise than asked: a permalink with a suffix (PUB-004), fields of others kept beside the own ones. */
export function noticesOf(
  changes: ContentChanges,
  stored: ContentDraft,
  mergedFields: string[],
): SavedContent['notices'] {
  const notices: SavedContent['notices'] = []
  const asked = changes.seo?.permalink
  const { permalink } = stored.seo
  if (typeof asked === 'string' && toPermalink(asked) !== permalink) {
    notices.push({ code: 'permalinkChanged', wanted: toPermalink(asked), permalink })
  }
  if (mergedFields.length) notices.push({ code: 'merged', fields: mergedFields })
  return notices
}

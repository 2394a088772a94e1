import type { EditConflict } from '@vitrine/contract/content.ts'
import { type ContentDraft, changedFields } from '@vitrine/domain/content/draft.ts'
import { draftOfItem } from '../item/item-draft.ts'
import { type Edited, takeFields } from '../item/rebase.ts'

/** What a person decides about a field that two changed. */
export type Choice = 'mine' | 'theirs' | 'both'

export interface Conflict {
  /** What somebody else saved. */
  theirs: ContentDraft
  version: number
  changedBy: string | null
  changedAt: string | null
  /** The fields still to be decided. */
  open: string[]
}

export function conflictOf({ current, ...rest }: EditConflict): Conflict {
  const { version, changedBy, changedAt, fields } = rest
  return { theirs: draftOfItem(current), version, changedBy, changedAt, open: fields }
}

/**
 * What did not clash is merged at once: the form goes on from their version, with everything of mine on it. The fields
 * that clash keep my value until a choice is made.
 */
export function mergeConflict(edited: Edited, { theirs, version }: Conflict): Edited {
  const mine = changedFields(edited.base, edited.values)
  return { version, base: theirs, values: takeFields(theirs, edited.values, mine) }
}

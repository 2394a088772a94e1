import type { Media } from '@vitrine/contract/media.ts'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'

/** The media of an item, as the form around it keeps them. */
export interface MediaAreaProps {
  /** In their order. Fresh uploads come in with `state: 'processing'` and are replaced when they are ready. */
  value: readonly Media[]
  /**
   * Every change as a function of the list before, since several uploads may end at once: pass React's setState, or
   * `(change) => form.setFieldValue('media', change)`.
   */
  onChange: (change: (before: readonly Media[]) => readonly Media[]) => void
  /** The chosen cover, or null: then the first picture is it (GAL-026). */
  coverUid: string | null
  onCoverChange: (uid: string | null) => void
  /** With it every upload is attached to the item at once, so that it is not lost when the form is left unsaved. */
  contentId?: string | undefined
  /** Tells areas on the same page apart when there is no item yet. */
  areaId?: string
  /** All four kinds when not given. */
  kinds?: readonly MediaKind[]
  /** Shows without changing anything. */
  readOnly?: boolean
}

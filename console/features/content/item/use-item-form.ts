import type { ContentItem } from '@vitrine/contract/content-item.ts'
import type { Media } from '@vitrine/contract/media.ts'
import {
  type ContentDraft,
  changedFields,
  type DraftChanges,
  withChanges,
} from '@vitrine/domain/content/draft.ts'
import type { CustomFieldValue } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { useEffect, useState } from 'react'
import { dropDraft, writeDraft } from '../data/draft-store.ts'
import { draftOfItem, mediaOfItem } from './item-draft.ts'
import { readKeptDraft } from './kept-draft.ts'
import { type Edited, rebase } from './rebase.ts'

/** Ms of quiet before the device keeps what was typed. */
const KEEP_PAUSE_MS = 400

export interface ItemForm {
  item: ContentItem
  edited: Edited
  values: ContentDraft
  /** Names of the fields that differ from what is stored, as of changedFields. */
  dirty: string[]
  /** Sentences by field. */
  errors: Record<string, string>
  setErrors: (errors: Record<string, string>) => void
  set: (changes: DraftChanges) => void
  setCustom: (fieldId: string, value: CustomFieldValue | undefined) => void
  setPermalink: (permalink: string) => void
  /** Parts of the place; the others stay as they are by then, since names of spots come late. */
  setLocation: (parts: Partial<ContentDraft['location']>) => void
  setMedia: (change: (before: readonly Media[]) => readonly Media[]) => void
  /** The media of the item in their order. */
  media: Media[]
  mediaOf: (uid: string | null) => Media | undefined
  replace: (change: (edited: Edited) => Edited) => void
  discard: () => void
  /** When the device had kept these changes, ms since 1970; undefined for a fresh form. */
  restoredAt: number | undefined
  readOnly: boolean
}

interface State {
  edited: Edited
  /** Every medium the form speaks of, by uid. */
  pool: Record<string, Media>
}

/** The form of one item: survives reloads, takes over what others save, knows what it would send (CNT-025). */
export function useItemForm(accountId: string, item: ContentItem): ItemForm {
  const [kept] = useState(() => (item.can.update ? readKeptDraft(accountId, item.id) : undefined))
  const [restoredAt, setRestoredAt] = useState(kept?.at)
  const [{ edited, pool }, setState] = useState<State>(() => ({
    edited: kept ?? { version: item.version, base: draftOfItem(item), values: draftOfItem(item) },
    pool: mediaOfItem(item),
  }))
  const [errors, setErrors] = useState<Record<string, string>>({})
  useEffect(() => {
    setState((before) => ({
      edited: rebase(before.edited, draftOfItem(item), item.version),
      pool: { ...before.pool, ...mediaOfItem(item) },
    }))
  }, [item])

  const { base, values } = edited
  const dirty = changedFields(base, values)
  const isDirty = dirty.length > 0
  useEffect(() => {
    if (!isDirty) {
      dropDraft(accountId, item.id)
      setRestoredAt(undefined)
      return
    }
    const keep = () => writeDraft(accountId, item.id, { ...edited, at: Date.now() })
    const timer = setTimeout(keep, KEEP_PAUSE_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [accountId, item.id, edited, isDirty])

  const replace = (next: (edited: Edited) => Edited) =>
    setState((before) => ({ ...before, edited: next(before.edited) }))
  const change = (next: (values: ContentDraft) => ContentDraft) =>
    replace((before) => ({ ...before, values: next(before.values) }))
  const clearErrors = (names: readonly string[]) =>
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => !names.some((name) => field.startsWith(name))),
      ),
    )
  const mediaOf = (uid: string | null) => (uid ? pool[uid] : undefined)
  const media = values.media.flatMap((uid) => pool[uid] ?? [])
  return {
    item,
    edited,
    values,
    dirty,
    errors,
    setErrors,
    set: (changes) => {
      change((before) => withChanges(before, changes))
      clearErrors(Object.keys(changes))
    },
    setCustom: (fieldId, value) => {
      change((before) => {
        const { [fieldId]: _former, ...rest } = before.customValues
        return { ...before, customValues: value === undefined ? rest : { ...rest, [fieldId]: value } }
      })
      clearErrors([`customValues.${fieldId}`])
    },
    setPermalink: (permalink) => {
      change((before) => ({ ...before, seo: { ...before.seo, permalink } }))
      clearErrors(['seo.permalink'])
    },
    setLocation: (parts) => {
      change((before) => ({ ...before, location: { ...before.location, ...parts } }))
      clearErrors(['location'])
    },
    setMedia: (next) =>
      setState((before) => {
        const { values } = before.edited
        const list = next(values.media.flatMap((uid) => before.pool[uid] ?? []))
        return {
          edited: { ...before.edited, values: { ...values, media: list.map(({ uid }) => uid) } },
          pool: { ...before.pool, ...Object.fromEntries(list.map((one) => [one.uid, one])) },
        }
      }),
    media,
    mediaOf,
    replace,
    discard: () => {
      const stored = draftOfItem(item)
      replace(() => ({ version: item.version, base: stored, values: stored }))
      setErrors({})
    },
    restoredAt,
    readOnly: !item.can.update,
  }
}

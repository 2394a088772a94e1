import { useEffect, useRef } from 'react'
import { queryClient } from '#app/api/query-client.ts'
import { MediaArea } from '#features/media/index.ts'
import { contentItemQuery } from '../data/content-queries.ts'
import { useAccount } from '../data/use-account.ts'
import type { ItemForm } from './use-item-form.ts'

/** Ms after the last upload until the item is read again: what was uploaded is attached to it already. */
const SETTLE_MS = 600

/** Pictures, films and documents of the item (CNT-003, MED-003, MED-008, MED-018). */
export function MediaTab({ form }: { form: ItemForm }) {
  const account = useAccount()
  const { media, values, item, set } = form
  const count = useRef(media.length)
  useEffect(() => {
    const grew = media.length > count.current
    count.current = media.length
    if (!grew) return
    const timer = setTimeout(
      () => void queryClient.invalidateQueries(contentItemQuery(account.id, item.id)),
      SETTLE_MS,
    )
    return () => clearTimeout(timer)
  }, [media.length, account.id, item.id])
  return (
    <div className="v-item-media" data-field="media">
      <MediaArea
        value={media}
        onChange={form.setMedia}
        coverUid={values.presentation.cover}
        onCoverChange={(cover) => set({ presentation: { cover } })}
        contentId={item.id}
        readOnly={form.readOnly}
      />
    </div>
  )
}

import type { Announcements } from '@dnd-kit/core'
import type { Media } from '@vitrine/contract/media.ts'
import { useText } from '#app/i18n/language-context.ts'

/** What a screen reader says while a medium is moved. */
export function useSortWords(value: readonly Media[]): Announcements {
  const t = useText()
  const nameOf = (id: string | number) => value.find((media) => media.uid === id)?.name ?? ''
  const placeOf = (id: string | number | undefined) => value.findIndex((media) => media.uid === id) + 1
  const params = (id: string | number, over: string | number | undefined) => ({
    name: nameOf(id),
    place: placeOf(over ?? id),
    count: value.length,
  })
  return {
    onDragStart: ({ active }) => t('media.pickedUp', params(active.id, active.id)),
    onDragOver: ({ active, over }) => (over ? t('media.movedOver', params(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('media.putDown', params(active.id, over?.id)),
    onDragCancel: ({ active }) => t('media.leftThere', { name: nameOf(active.id) }),
  }
}

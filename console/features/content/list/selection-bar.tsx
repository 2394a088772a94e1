import { IconArrowBackUp, IconTrash, IconWorldOff, IconWorldUpload } from '@tabler/icons-react'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { type BulkAction, BulkBar } from '@vitrine/ui/components/bulk-bar.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useDeleteContent, useRestoreContent } from '../data/use-delete-content.ts'
import { titleOf } from './card-words.tsx'
import { usePublishMany } from './use-publish-many.ts'

interface Props {
  cards: readonly ContentCard[]
  isTrash: boolean
  onClear: () => void
}

/** What can be done with everything selected. Items a right is missing for are left out and named. */
export function SelectionBar({ cards, isTrash, onClear }: Props) {
  const t = useText()
  const publishMany = usePublishMany()
  const deleteContent = useDeleteContent()
  const restore = useRestoreContent()
  const subjects = (list: readonly ContentCard[]) =>
    list.map((card) => ({ id: card.id, title: titleOf(card, t) }))
  const deletable = cards.filter((card) => card.can.delete)
  const publishable = cards.filter((card) => card.can.publish)
  const action = (
    id: string,
    label: string,
    icon: BulkAction['icon'],
    allowed: readonly ContentCard[],
    run: () => void,
  ): BulkAction => ({
    id,
    label,
    icon,
    ...(allowed.length === 0 ? { refusedBecause: t('content.mayNotAny') } : {}),
    onRun: () => {
      run()
      onClear()
    },
  })
  const actions = isTrash
    ? [
        action(
          'restore',
          t('content.restore'),
          <IconArrowBackUp size={16} className="v-flip" />,
          deletable,
          () => restore(subjects(deletable)),
        ),
      ]
    : [
        action('publish', t('content.publish'), <IconWorldUpload size={16} />, publishable, () =>
          publishMany(publishable, 'published'),
        ),
        action('unpublish', t('content.unpublish'), <IconWorldOff size={16} />, publishable, () =>
          publishMany(publishable, 'notPublished'),
        ),
        action('delete', t('content.delete'), <IconTrash size={16} />, deletable, () =>
          deleteContent(subjects(deletable)),
        ),
      ]
  return (
    <BulkBar
      label={t('content.bulkActions')}
      selected={t('content.selected', { count: cards.length })}
      clear={t('content.clearSelection')}
      actions={actions}
      onClear={onClear}
    />
  )
}

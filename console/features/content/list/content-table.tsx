import { Checkbox } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { useText } from '#app/i18n/language-context.ts'
import { CardMenu } from './card-menu.tsx'
import { CardStage, CardTime, CardTitle, categoryAndPlace, titleOf } from './card-words.tsx'
import { Cover } from './cover.tsx'
import { PublishMark } from './publish-mark.tsx'
import { PublishMenu } from './publish-menu.tsx'
import type { Rows } from './use-list-cursor.ts'

export interface ListProps {
  items: readonly ContentCard[]
  rows: Rows
  isTrash: boolean
}

/** The list on wide screens; columns leave by priority below 1200 and 992 px. */
export function ContentTable({ items, rows, isTrash }: ListProps) {
  const t = useText()
  return (
    <table className="v-table v-content-table">
      <thead>
        <tr>
          <th>
            <Checkbox
              aria-label={t('content.selectAll')}
              checked={rows.selected.size === items.length}
              indeterminate={rows.selected.size > 0 && rows.selected.size < items.length}
              onChange={rows.toggleAll}
            />
          </th>
          <th>{t('content.title')}</th>
          <th className="v-p2">{t('content.type')}</th>
          <th>{t('content.groupContent')}</th>
          <th>{t('content.groupPublish')}</th>
          <th className="v-p3">{t('content.categoryAndPlace')}</th>
          <th aria-sort="descending">
            <span className="v-sorted">
              {t('content.updated')}
              <IconArrowDown size={12} aria-hidden />
            </span>
          </th>
          <th>
            <span className="v-visually-hidden">{t('content.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((card) => (
          <Row key={card.id} card={card} rows={rows} isTrash={isTrash} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ card, rows, isTrash }: { card: ContentCard; rows: Rows; isTrash: boolean }) {
  const t = useText()
  const title = titleOf(card, t)
  return (
    <tr
      data-row={card.id}
      aria-selected={rows.selected.has(card.id)}
      data-cursor={rows.cursor === card.id || undefined}
    >
      <td>
        <Checkbox
          aria-label={t('content.selectOne', { title })}
          checked={rows.selected.has(card.id)}
          onChange={(event) =>
            rows.toggle(card.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
        />
      </td>
      <td className="v-cell-title">
        <div className="v-row-main">
          <Cover card={card} />
          <CardTitle card={card} isTrash={isTrash} onOpen={() => rows.open(card.id)} />
        </div>
      </td>
      <td className="v-p2 v-sub">{card.contentType.label}</td>
      <td>
        <CardStage card={card} />
      </td>
      <td>{isTrash ? <PublishMark publish={card.status.publish} /> : <PublishMenu card={card} />}</td>
      <td className="v-p3 v-sub v-cell-place">
        <bdi>{categoryAndPlace(card)}</bdi>
      </td>
      <td className="v-sub v-num">
        <CardTime card={card} />
      </td>
      <td className="end">
        <CardMenu card={card} isTrash={isTrash} onOpen={() => rows.open(card.id)} />
      </td>
    </tr>
  )
}

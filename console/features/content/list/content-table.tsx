import { Checkbox } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { Stage } from '@vitrine/ui/components/stage.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { STATUS_DOT, STATUS_TEXT } from '../data/status-look.ts'
import { CardMenu } from './card-menu.tsx'
import { categoryAndPlace, ExactTime, titleOf } from './card-words.tsx'
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
  const ago = useRelativeTime()
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
          {isTrash ? (
            <span className="v-title" dir="auto">
              {title}
            </span>
          ) : (
            <Link
              className="v-title v-rowlink"
              dir="auto"
              to="/content/$contentId/{-$tab}"
              params={{ contentId: card.id }}
              onClick={() => rows.open(card.id)}
            >
              {title}
            </Link>
          )}
        </div>
      </td>
      <td className="v-p2 v-sub">{card.contentType.label}</td>
      <td>
        <Stage color={STATUS_DOT[card.status.content]}>{t(STATUS_TEXT[card.status.content])}</Stage>
      </td>
      <td>{isTrash ? <PublishMark publish={card.status.publish} /> : <PublishMenu card={card} />}</td>
      <td className="v-p3 v-sub v-cell-place">
        <bdi>{categoryAndPlace(card)}</bdi>
      </td>
      <td className="v-sub v-num">
        <ExactTime at={card.deleteDate ?? card.updateDate}>
          {ago(card.deleteDate ?? card.updateDate)}
        </ExactTime>
      </td>
      <td className="end">
        <CardMenu card={card} isTrash={isTrash} onOpen={() => rows.open(card.id)} />
      </td>
    </tr>
  )
}

import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Stage } from '@vitrine/ui/components/stage.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { STATUS_DOT, STATUS_TEXT } from '../data/status-look.ts'
import { CardMenu } from './card-menu.tsx'
import { ExactTime, titleOf } from './card-words.tsx'
import type { ListProps } from './content-table.tsx'
import { Cover } from './cover.tsx'
import { PublishIcon } from './publish-mark.tsx'

/** The list on phones: two lines each; ticking begins from a row's menu bar at the top of the selection. */
export function ContentRows({ items, rows, isTrash }: ListProps) {
  const t = useText()
  const ago = useRelativeTime()
  return (
    <ul className="v-content-rows">
      {items.map((card) => {
        const title = titleOf(card, t)
        return (
          <li
            className="v-mrow"
            key={card.id}
            data-row={card.id}
            data-selected={rows.selected.has(card.id) || undefined}
          >
            {rows.selected.size > 0 && (
              <Checkbox
                size="sm"
                className="v-over-link"
                aria-label={t('content.selectOne', { title })}
                checked={rows.selected.has(card.id)}
                onChange={() => rows.toggle(card.id)}
              />
            )}
            <Cover card={card} />
            <div>
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
              <div className="v-mrow-second">
                <Stage color={STATUS_DOT[card.status.content]}>{t(STATUS_TEXT[card.status.content])}</Stage>
                <ExactTime at={card.deleteDate ?? card.updateDate}>
                  {ago(card.deleteDate ?? card.updateDate)}
                </ExactTime>
              </div>
            </div>
            <PublishIcon publish={card.status.publish} />
            <CardMenu
              card={card}
              isTrash={isTrash}
              onOpen={() => rows.open(card.id)}
              onSelect={() => rows.toggle(card.id)}
            />
          </li>
        )
      })}
    </ul>
  )
}

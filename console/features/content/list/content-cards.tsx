import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Stage } from '@vitrine/ui/components/stage.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { STATUS_DOT, STATUS_TEXT } from '../data/status-look.ts'
import { useIsPhone } from '../data/use-is-phone.ts'
import { CardMenu } from './card-menu.tsx'
import { ExactTime, titleOf } from './card-words.tsx'
import type { ListProps } from './content-table.tsx'
import { Cover } from './cover.tsx'
import { PublishMark } from './publish-mark.tsx'

/** The list as pictures. */
export function ContentCards({ items, rows, isTrash }: ListProps) {
  const t = useText()
  const ago = useRelativeTime()
  const isPhone = useIsPhone()
  return (
    <ul className="v-cards v-content-cards">
      {items.map((card) => {
        const title = titleOf(card, t)
        return (
          <li
            className="v-ccard"
            key={card.id}
            data-row={card.id}
            data-cursor={rows.cursor === card.id || undefined}
            data-selected={rows.selected.has(card.id) || undefined}
          >
            <div className="pic">
              <Cover card={card} big />
              {card.status.publish !== 'notPublished' && (
                <span className="tl">
                  <PublishMark publish={card.status.publish} />
                </span>
              )}
              <span className="v-ccard-tools v-over-link">
                {(!isPhone || rows.selected.size > 0) && (
                  <Checkbox
                    aria-label={t('content.selectOne', { title })}
                    checked={rows.selected.has(card.id)}
                    onChange={() => rows.toggle(card.id)}
                  />
                )}
                <CardMenu
                  card={card}
                  isTrash={isTrash}
                  onOpen={() => rows.open(card.id)}
                  {...(isPhone && { onSelect: () => rows.toggle(card.id) })}
                />
              </span>
            </div>
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
            <div className="v-ccard-second">
              <Stage color={STATUS_DOT[card.status.content]}>{t(STATUS_TEXT[card.status.content])}</Stage>
              <ExactTime at={card.deleteDate ?? card.updateDate}>
                {ago(card.deleteDate ?? card.updateDate)}
              </ExactTime>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

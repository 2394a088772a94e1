import { Checkbox } from '@mantine/core'
import { useText } from '#app/i18n/language-context.ts'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { CardMenu } from './card-menu.tsx'
import { CardStage, CardTime, CardTitle, titleOf } from './card-words.tsx'
import type { ListProps } from './content-table.tsx'
import { Cover } from './cover.tsx'
import { PublishMark } from './publish-mark.tsx'

/** The list as pictures. */
export function ContentCards({ items, rows, isTrash }: ListProps) {
  const t = useText()
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
            <CardTitle card={card} isTrash={isTrash} onOpen={() => rows.open(card.id)} />
            <div className="v-ccard-second">
              <CardStage card={card} />
              <CardTime card={card} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

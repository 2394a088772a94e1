import { Checkbox } from '@mantine/core'
import { useText } from '#app/i18n/language-context.ts'
import { CardMenu } from './card-menu.tsx'
import { CardStage, CardTime, CardTitle, titleOf } from './card-words.tsx'
import type { ListProps } from './content-table.tsx'
import { Cover } from './cover.tsx'
import { PublishIcon } from './publish-mark.tsx'

/** The list on phones: two lines each; ticking begins from a row's menu bar at the top of the selection. */
export function ContentRows({ items, rows, isTrash }: ListProps) {
  const t = useText()
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
              <CardTitle card={card} isTrash={isTrash} onOpen={() => rows.open(card.id)} />
              <div className="v-mrow-second">
                <CardStage card={card} />
                <CardTime card={card} />
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

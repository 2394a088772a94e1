import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { PUBLISH_STATUSES } from '@vitrine/domain/content/status.ts'
import { useText } from '#app/i18n/language-context.ts'
import { STATUS_TEXT } from '../data/status-look.ts'
import { useChangeStatus } from '../data/use-change-status.ts'
import { titleOf } from './card-words.tsx'
import { PublishMark } from './publish-mark.tsx'

/** Publishing from the list: the badge itself opens the choice (CNT-026). */
export function PublishMenu({ card }: { card: ContentCard }) {
  const t = useText()
  const changeStatus = useChangeStatus()
  if (!card.can.publish) return <PublishMark publish={card.status.publish} />
  const title = titleOf(card, t)
  return (
    <Menu width={180} position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className="v-inline-menu"
          aria-label={`${t('content.groupPublish')}: ${t(STATUS_TEXT[card.status.publish])}. ${title}`}
        >
          <PublishMark publish={card.status.publish} />
          <IconChevronDown size={12} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {PUBLISH_STATUSES.map((publish) => (
          <Menu.Item
            key={publish}
            rightSection={publish === card.status.publish && <IconCheck size={14} aria-hidden />}
            onClick={() => publish !== card.status.publish && changeStatus({ ...card, title }, { publish })}
          >
            {t(STATUS_TEXT[publish])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { ContentItem } from '@vitrine/contract/content-item.ts'
import { Stage } from '@vitrine/ui/components/stage.tsx'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { GROUP_TEXT, STATUS_DOT, STATUS_GROUPS, STATUS_TEXT, type StatusGroup } from '../data/status-look.ts'
import { useChangeStatus } from '../data/use-change-status.ts'

/** One of the three statuses, changed at once (CNT-005); without the right it is only words. */
export function StatusMenu({ item, group }: { item: ContentItem; group: StatusGroup }) {
  const t = useText()
  const changeStatus = useChangeStatus()
  const value = item.status[group]
  const words = <StatusWords group={group} value={value} />
  if (!item.can.publish) return <span title={t('content.mayNotPublish')}>{words}</span>
  return (
    <Menu width={190} position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className="v-pick"
          aria-label={`${t(GROUP_TEXT[group])}: ${t(STATUS_TEXT[value])}`}
        >
          {words}
          <IconChevronDown size={13} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(GROUP_TEXT[group])}</Menu.Label>
        {STATUS_GROUPS[group].map((each) => (
          <Menu.Item
            key={each}
            rightSection={each === value && <IconCheck size={14} aria-hidden />}
            onClick={() => each !== value && changeStatus(item, { [group]: each })}
          >
            <Stage color={STATUS_DOT[each]}>{t(STATUS_TEXT[each])}</Stage>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function StatusWords({ group, value }: { group: StatusGroup; value: keyof typeof STATUS_TEXT }) {
  const t = useText()
  if (group !== 'publish') return <Stage color={STATUS_DOT[value]}>{t(STATUS_TEXT[value])}</Stage>
  const tone = value === 'featured' ? 'violet' : value === 'published' ? 'success' : 'neutral'
  return <StatusBadge tone={tone}>{t(STATUS_TEXT[value])}</StatusBadge>
}

import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconAlertTriangle, IconBell, IconCheck } from '@tabler/icons-react'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { markAllRead, type NoticeEntry, useNotices } from '#app/notices/notice-store.ts'
import './notifications.css'

/** What ended or failed since sign-in, newest first, with mark as read (NAV-004, NAV-006). */
export function NotificationArea() {
  const { t } = useLanguage()
  const entries = useNotices()
  const unread = entries.filter((entry) => !entry.isRead).length
  return (
    <Popover position="bottom-end" width={400} radius="lg" shadow="lg" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="lg"
          className="v-bell"
          aria-label={
            unread > 0 ? t('shell.notificationsUnread', { count: unread }) : t('shell.notifications')
          }
        >
          <IconBell size={19} stroke={1.7} />
          {unread > 0 && <em aria-hidden>{Math.min(unread, 99)}</em>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className="v-inbox">
        <div className="v-inbox-head">
          <b>{t('shell.notifications')}</b>
          {unread > 0 && (
            <Button variant="subtle" size="xs" onClick={markAllRead}>
              {t('shell.markAllRead')}
            </Button>
          )}
        </div>
        {entries.length === 0 ? (
          <div className="v-inbox-empty">
            <b>{t('shell.notificationsEmpty')}</b>
            <p>{t('shell.notificationsEmptyHint')}</p>
          </div>
        ) : (
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

function Entry({ entry }: { entry: NoticeEntry }) {
  const relativeTime = useRelativeTime()
  return (
    <li className="v-note" data-new={entry.isRead ? undefined : true}>
      {entry.tone === 'ok' ? (
        <IconCheck size={18} aria-hidden />
      ) : (
        <IconAlertTriangle size={18} color="var(--v-danger-text)" aria-hidden />
      )}
      <span>
        <span>{entry.text}</span>
        <small>{relativeTime(entry.at)}</small>
      </span>
    </li>
  )
}

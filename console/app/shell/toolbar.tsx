import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowLeft, IconMenu2, IconSearch } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { modKey } from './keys.ts'
import { NotificationArea } from './notification-area.tsx'
import { UserMenu } from './user-menu.tsx'
import { ViewSwitcher } from './view-switcher.tsx'
import './toolbar.css'

/** Back, what is looked at, search, notifications, the person (NAV-004). */
export function Toolbar({
  onMenu,
  onJump,
  onHelp,
}: {
  onMenu: () => void
  onJump: () => void
  onHelp: () => void
}) {
  const t = useText()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <div className="v-toolbar">
      <ActionIcon hiddenFrom="lg" size="lg" aria-label={t('shell.openMenu')} onClick={onMenu}>
        <IconMenu2 size={20} />
      </ActionIcon>
      {canGoBack && (
        <Tooltip label={t('shell.back')}>
          <ActionIcon visibleFrom="sm" aria-label={t('shell.back')} onClick={() => router.history.back()}>
            <IconArrowLeft size={18} className="v-flip" />
          </ActionIcon>
        </Tooltip>
      )}
      <ViewSwitcher />
      <span className="v-grow" />
      <button
        type="button"
        className="v-jump v-hide-phone"
        onClick={onJump}
        aria-keyshortcuts="Meta+K Control+K"
      >
        <IconSearch size={15} aria-hidden />
        {t('shell.jump')}
        <Kbd>{modKey('K')}</Kbd>
      </button>
      <ActionIcon className="v-only-phone" size="lg" aria-label={t('common.search')} onClick={onJump}>
        <IconSearch size={20} />
      </ActionIcon>
      <NotificationArea />
      <UserMenu onHelp={onHelp} />
    </div>
  )
}

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronDown, IconLayoutSidebar, IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { MenuGroup } from '@vitrine/domain/navigation/menu-entry.ts'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { useState } from 'react'
import { Brandmark } from '#app/appearance/brandmark.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { toggleFold } from './fold-store.ts'
import { menuIcon } from './menu-icons.ts'
import { type TitledEntry, useMayCreate, useMenu } from './use-menu.ts'
import './nav.css'

/** Pages without a filled button of their own, where Create content may be the one (NAV-003). */
const CREATE_IS_PRIMARY = ['/content-overview', '/workflow', '/calendar', '/tasks/all']

/** Groups that begin closed; the one of the current page is always open. */
const CLOSED_AT_FIRST: readonly MenuGroup[] = ['extras', 'settings']

/** The menu, computed from the view role (NAV-001, NAV-042): 280 px, folded to 64 px, or within the drawer. */
export function SideNav({ folded, inDrawer }: { folded: boolean; inDrawer?: boolean }) {
  const t = useText()
  const menu = useMenu()
  return (
    <div className="v-nav" data-folded={folded || undefined}>
      <div className="v-nav-head">
        <Brandmark nameHidden={folded} />
        {!folded && !inDrawer && (
          <ActionIcon className="v-nav-fold" aria-label={t('shell.fold')} onClick={toggleFold}>
            <IconLayoutSidebar size={17} className="v-flip" />
          </ActionIcon>
        )}
      </div>
      <CreateButton folded={folded} />
      <div className="v-nav-scroll">
        {menu.map(({ group, entries }) => (
          <Group
            key={group}
            group={group}
            entries={entries.filter((entry) => entry.place !== 'userMenu')}
            folded={folded}
          />
        ))}
      </div>
      {folded && (
        <Tooltip label={t('shell.unfold')} position="right">
          <ActionIcon className="v-nav-unfold" aria-label={t('shell.unfold')} onClick={toggleFold}>
            <IconLayoutSidebar size={17} className="v-flip" />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}

function CreateButton({ folded }: { folded: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  if (!useMayCreate()) return null
  return (
    <Tooltip label={t('shell.createContent')} position="right" disabled={!folded}>
      <Link
        to="/content"
        activeOptions={{ exact: true }}
        preload={false}
        className="v-create"
        data-fill={CREATE_IS_PRIMARY.includes(pathname) || undefined}
        aria-label={folded ? t('shell.createContent') : undefined}
        aria-keyshortcuts="C"
      >
        <IconPlus size={17} aria-hidden />
        {!folded && (
          <>
            {t('shell.createContent')}
            <span className="v-create-key">
              <Kbd>C</Kbd>
            </span>
          </>
        )}
      </Link>
    </Tooltip>
  )
}

function Group({ group, entries, folded }: { group: MenuGroup; entries: TitledEntry[]; folded: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  const isHere = entries.some((entry) => isCurrent(entry, pathname))
  const [wish, setWish] = useState<boolean>()
  const isOpen = wish ?? (isHere || !CLOSED_AT_FIRST.includes(group))
  if (entries.length === 0) return null
  return (
    <div className="v-nav-group">
      {group !== 'main' && !folded && (
        <button type="button" className="v-nav-cap" aria-expanded={isOpen} onClick={() => setWish(!isOpen)}>
          {t(GROUP_TITLES[group])}
          <IconChevronDown size={13} aria-hidden />
        </button>
      )}
      {group !== 'main' && folded && <hr />}
      {(isOpen || folded || group === 'main') &&
        entries.map((entry) => <Entry key={entry.path} entry={entry} folded={folded} />)}
    </div>
  )
}

function Entry({ entry, folded }: { entry: TitledEntry; folded: boolean }) {
  const { pathname } = useLocation()
  const Icon = menuIcon(entry.icon)
  return (
    <Tooltip label={entry.label} position="right" disabled={!folded}>
      <Link
        to={entry.path}
        aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        aria-label={folded ? entry.label : undefined}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        {!folded && <span>{entry.label}</span>}
      </Link>
    </Tooltip>
  )
}

const isCurrent = (entry: TitledEntry, pathname: string) =>
  pathname === entry.path || pathname.startsWith(`${entry.path}/`)

const GROUP_TITLES = {
  main: 'shell.mainMenu',
  agencyTools: 'navigation.groupAgencyTools',
  advanced: 'navigation.groupAdvanced',
  chatbot: 'navigation.groupChatbot',
  extras: 'navigation.groupExtras',
  settings: 'navigation.groupSettings',
} as const

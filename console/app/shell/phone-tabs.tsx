import { IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '#app/i18n/language-context.ts'
import { menuIcon } from './menu-icons.ts'
import { useMayCreate, useMenu } from './use-menu.ts'
import './phone-tabs.css'

/** What may stand in the bottom tabs, most wanted first. */
const WANTED = [
  '/welcome-user',
  '/content-overview',
  '/workflow',
  '/pending-approval',
  '/tasks/all',
  '/accounts',
  '/agency',
  '/my-accounts',
  '/calendar',
]
const MOST = 4

/** The way about on phones: up to four places and, in their middle, Create content. */
export function PhoneTabs() {
  const t = useText()
  const { pathname } = useLocation()
  const mayCreate = useMayCreate()
  const open = useMenu().flatMap(({ entries }) => entries)
  const places = WANTED.flatMap((path) => open.find((entry) => entry.path === path) ?? []).slice(0, MOST)
  if (places.length < 2) return null
  const half = Math.ceil(places.length / 2)
  const tab = (entry: (typeof places)[number]) => {
    const Icon = menuIcon(entry.icon)
    const isHere = pathname === entry.path || pathname.startsWith(`${entry.path}/`)
    return (
      <Link key={entry.path} to={entry.path} aria-current={isHere ? 'page' : undefined}>
        <Icon size={22} stroke={1.6} aria-hidden />
        {entry.label}
      </Link>
    )
  }
  return (
    <nav className="v-tabs v-only-phone" aria-label={t('shell.jumpTo')}>
      {places.slice(0, half).map(tab)}
      {mayCreate && (
        <Link
          to="/content"
          activeOptions={{ exact: true }}
          preload={false}
          className="v-tabs-create"
          aria-label={t('shell.createContent')}
        >
          <IconPlus size={22} aria-hidden />
        </Link>
      )}
      {places.slice(half).map(tab)}
    </nav>
  )
}

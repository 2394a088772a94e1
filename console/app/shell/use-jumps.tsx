import { IconPlus } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { useChangeView } from '#app/session/use-change-view.ts'
import { menuIcon } from './menu-icons.ts'
import { useMayCreate, useMenu } from './use-menu.ts'

export interface Jump {
  id: string
  group: string
  label: string
  icon: ReactNode
  run: () => void
}

/** What the palette offers for a question, group by group. */
export function useJumps(query: string): Jump[] {
  const t = useText()
  const router = useRouter()
  const { accounts, account } = useSession()
  const changeView = useChangeView()
  const mayCreate = useMayCreate()
  const entries = useMenu().flatMap(({ entries }) => entries)

  const pages = entries.map((entry): Jump => {
    const Icon = menuIcon(entry.icon)
    const isAction = entry.path === '/logout'
    return {
      id: entry.path,
      group: t(isAction ? 'shell.jumpDo' : 'shell.jumpTo'),
      label: entry.label,
      icon: <Icon size={19} stroke={1.6} color="var(--v-muted)" aria-hidden />,
      run: () => void router.navigate({ to: entry.path }),
    }
  })
  const views = accounts
    .filter((each) => each.id !== account?.id)
    .map(
      (each): Jump => ({
        id: each.id,
        group: t('shell.jumpAccounts'),
        label: each.businessName,
        icon: <Initials name={each.businessName} square size={22} picture={each.logo} />,
        run: () => changeView.mutate({ accountId: each.id }),
      }),
    )
  const create: Jump = {
    id: 'create',
    group: t('shell.jumpDo'),
    label: t('shell.createContent'),
    icon: <IconPlus size={19} color="var(--v-muted)" aria-hidden />,
    run: () => void router.navigate({ to: '/content' }),
  }
  const actions = [...(mayCreate ? [create] : []), ...pages.filter((page) => page.id === '/logout')]
  const places = [...pages.filter((page) => page.id !== '/logout'), ...views]
  const onlyActions = query.startsWith('>')
  const wanted = query.replace(/^>/, '').trim().toLocaleLowerCase()
  return (onlyActions ? actions : [...places, ...actions]).filter((jump) =>
    jump.label.toLocaleLowerCase().includes(wanted),
  )
}

import { Menu, TextInput } from '@mantine/core'
import { IconCheck, IconDoorExit, IconSearch, IconSelector } from '@tabler/icons-react'
import type { Session } from '@vitrine/contract/session.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { useState } from 'react'
import { boot } from '#app/boot.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { useChangeView } from '#app/session/use-change-view.ts'

/** From so many accounts on, a search field helps. */
const SEARCH_FROM = 7

/** What is looked at, and the way to another account (NAV-004, NAV-006). With one view only it is a title. */
export function ViewSwitcher() {
  const t = useText()
  const session = useSession()
  const title = titleOf(session)
  const others = session.accounts.filter((account) => account.id !== session.account?.id)
  const face = (
    <>
      <Initials name={title} square size={26} picture={session.account?.logo} />
      <span>
        <bdi>
          <b>{title}</b>
        </bdi>
      </span>
    </>
  )
  if (others.length === 0 && !session.isSwitched)
    return <div className="v-switch v-switch--still">{face}</div>
  return (
    <Menu position="bottom-start" width={320} withinPortal={false}>
      <Menu.Target>
        <button type="button" className="v-switch">
          {face}
          <IconSelector size={15} aria-hidden />
          <span className="v-visually-hidden">{t('shell.switchView')}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Choices session={session} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Choices({ session }: { session: Session }) {
  const t = useText()
  const changeView = useChangeView()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase()
  const accounts = session.accounts.filter((account) =>
    account.businessName.toLocaleLowerCase().includes(wanted),
  )
  return (
    <>
      {session.accounts.length >= SEARCH_FROM && (
        <TextInput
          m={4}
          size="xs"
          variant="filled"
          aria-label={t('shell.switchSearch')}
          placeholder={t('shell.switchSearch')}
          leftSection={<IconSearch size={14} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <div className="v-switch-list">
        {accounts.map((account) => {
          const isShown = account.id === session.account?.id
          return (
            <Menu.Item
              key={account.id}
              leftSection={<Initials name={account.businessName} square size={24} picture={account.logo} />}
              rightSection={isShown && <IconCheck size={15} aria-label={t('shell.switchCurrent')} />}
              onClick={() => !isShown && changeView.mutate({ accountId: account.id })}
            >
              <bdi>{account.businessName}</bdi>
            </Menu.Item>
          )
        })}
        {accounts.length === 0 && wanted !== '' && <Menu.Label>{t('shell.switchNone')}</Menu.Label>}
      </div>
      {session.isSwitched && session.account && (
        <>
          {session.accounts.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconDoorExit size={17} className="v-flip" />}
            onClick={() => changeView.mutate({ accountId: null })}
          >
            {t('shell.switchLeave', { account: session.account.businessName })}
          </Menu.Item>
        </>
      )}
    </>
  )
}

const titleOf = (session: Session): string =>
  session.account?.businessName ?? session.agency?.businessName ?? boot.host.appName

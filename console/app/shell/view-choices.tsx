import { TextInput } from '@mantine/core'
import { IconCheck, IconDoorExit, IconSearch } from '@tabler/icons-react'
import type { Session } from '@vitrine/contract/session.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useChangeView } from '#app/session/use-change-view.ts'

/** From so many accounts on, a search field helps. */
const SEARCH_FROM = 7

/** The accounts a person may look at, and the way out of one she entered. */
export function ViewChoices({ session, onDone }: { session: Session; onDone: () => void }) {
  const t = useText()
  const changeView = useChangeView()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLocaleLowerCase()
  const accounts = session.accounts.filter((account) =>
    account.businessName.toLocaleLowerCase().includes(wanted),
  )
  const out = wayOut(session)
  const look = (view: { accountId: string | null; agencyId?: null }) => {
    onDone()
    changeView.mutate(view)
  }
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
      <ul className="v-switch-list">
        {accounts.map((account) => (
          <li key={account.id}>
            <button
              type="button"
              aria-current={account.id === session.account?.id}
              onClick={() =>
                account.id === session.account?.id ? onDone() : look({ accountId: account.id })
              }
            >
              <Initials name={account.businessName} square size={24} picture={account.logo} />
              <bdi>{account.businessName}</bdi>
              {account.id === session.account?.id && (
                <IconCheck size={15} aria-label={t('shell.switchCurrent')} />
              )}
            </button>
          </li>
        ))}
        {accounts.length === 0 && wanted !== '' && <li className="v-switch-none">{t('shell.switchNone')}</li>}
        {out && (
          <li className="v-switch-leave">
            <button type="button" onClick={() => look(out.view)}>
              <IconDoorExit size={17} className="v-flip" aria-hidden />
              {t('shell.switchLeave', { account: out.name })}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

/** What may be left: an entered account, or the agency that the house looks at (SES-009). */
export function wayOut(
  session: Session,
): { name: string; view: { accountId: null; agencyId?: null } } | undefined {
  if (session.isSwitched && session.account)
    return { name: session.account.businessName, view: { accountId: null } }
  const isInAgency = session.user.type === 'house' && session.agency && !session.account
  return isInAgency && session.agency
    ? { name: session.agency.businessName, view: { accountId: null, agencyId: null } }
    : undefined
}

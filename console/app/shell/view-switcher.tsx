import { Popover } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { Session } from '@vitrine/contract/session.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { useState } from 'react'
import { boot } from '#app/boot.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { ViewChoices, wayOut } from './view-choices.tsx'

/** What is looked at, and the way to another account (NAV-004, NAV-006). With one view only it is a title. */
export function ViewSwitcher() {
  const t = useText()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(session)
  const hasOthers = session.accounts.some((account) => account.id !== session.account?.id)
  const face = (
    <>
      <Initials name={title} square size={26} picture={session.account?.logo} />
      <bdi>
        <b>{title}</b>
      </bdi>
    </>
  )
  if (!hasOthers && wayOut(session) === undefined)
    return <div className="v-switch v-switch--still">{face}</div>
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={320}
      radius="md"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button type="button" className="v-switch" onClick={() => setOpen(!isOpen)}>
          {face}
          <IconSelector size={15} aria-hidden />
          <span className="v-visually-hidden">{t('shell.switchView')}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown p={4} aria-label={t('shell.switchView')} className="v-switch-panel">
        <ViewChoices session={session} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

const titleOf = (session: Session): string =>
  session.account?.businessName ?? session.agency?.businessName ?? boot.host.appName

import { menuFor } from '@vitrine/domain/navigation/access.ts'
import type { MenuEntry, MenuGroup } from '@vitrine/domain/navigation/menu-entry.ts'
import { UNBUILT } from '@vitrine/domain/navigation/unbuilt.ts'
import { useMemo } from 'react'
import { useLanguage } from '#app/i18n/language-context.ts'
import { menuFacts } from '#app/session/menu-facts.ts'
import { useSession } from '#app/session/session-query.ts'

export interface TitledEntry extends MenuEntry {
  label: string
}

/** The menu of the person, with titles in her language. */
export function useMenu(): { group: MenuGroup; entries: TitledEntry[] }[] {
  const session = useSession()
  const { textIfAny } = useLanguage()
  return useMemo(() => {
    const titleOf = (entry: MenuEntry) => textIfAny(`navigation.${entry.title}`) ?? entry.title
    return menuFor(session.viewRole, menuFacts(session), titleOf).map(({ group, entries }) => ({
      group,
      entries: entries.map((entry) => ({ ...entry, label: titleOf(entry) })),
    }))
  }, [session, textIfAny])
}

/** Whether Create content is offered (NAV-003, ROL-016). */
export const useMayCreate = (): boolean =>
  useSession().can.createContentTypes.length > 0 && !UNBUILT.includes('/content-overview')

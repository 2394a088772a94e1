import { Anchor } from '@mantine/core'
import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import type { ReactNode } from 'react'
import { Brandmark } from '#app/appearance/brandmark.tsx'
import { boot } from '#app/boot.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import './sign-in.css'

/** The frame of every page for guests: the host's name on top, terms and languages at the foot (NAV-010, HST-002). */
export function GuestFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const { t, language, setLanguage } = useLanguage()
  return (
    <div className="v-login" data-plain={aside ? undefined : true}>
      <main>
        <Brandmark size={30} />
        {children}
        <footer className="v-login-foot">
          <Anchor href={boot.host.policyUrl ?? '/terms'} c="inherit" fz="xs">
            {t('auth.termsAndPrivacy')}
          </Anchor>
          {boot.languages.map((each) => (
            <Anchor
              key={each}
              component="button"
              type="button"
              c="inherit"
              fz="xs"
              lang={each}
              aria-current={each === language ? 'true' : undefined}
              onClick={() => setLanguage(each)}
            >
              {LANGUAGE_FACTS[each].ownName}
            </Anchor>
          ))}
        </footer>
      </main>
      {aside}
    </div>
  )
}

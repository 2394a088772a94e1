import { useLocation } from '@tanstack/react-router'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { LookSection } from './look-section.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordSection } from './password-section.tsx'

/** The person's own page (NAV-037, AUT-036): name, looks, password. */
export function ProfilePage() {
  const t = useText()
  const isSettings = useLocation().pathname.startsWith('/settings')
  const title = t(isSettings ? 'account.settingsTitle' : 'account.profileTitle')
  useDocumentTitle(title)
  return (
    <div className="v-page">
      <PageHeader title={title} purpose={t('account.profilePurpose')} />
      <NameForm>
        <LookSection />
        <PasswordSection />
      </NameForm>
    </div>
  )
}

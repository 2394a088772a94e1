import type { Session } from '@vitrine/contract/session.ts'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { boot } from '#app/boot.ts'
import { type LanguageContext, useLanguage } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { useSession } from '#app/session/session-query.ts'
import { FirstSteps } from './first-steps.tsx'

/** The first page: who I am here, and what to do first (AUT-017, AUT-018). */
export function WelcomePage() {
  const { t } = useLanguage()
  const session = useSession()
  const name = session.user.firstName.trim()
  useDocumentTitle(t('navigation.home'))
  return (
    <div className="v-page">
      <PageHeader
        title={name ? t('welcome.title', { name }) : t('welcome.titleNoName')}
        purpose={whoAmI(session, t)}
      />
      <div className="v-body">
        <FirstSteps />
      </div>
    </div>
  )
}

function whoAmI({ user, agency, account }: Session, t: LanguageContext['t']): string {
  const tier = {
    house: t('welcome.asHouse'),
    agency: t('welcome.asAgency', { agency: agency?.businessName ?? boot.host.businessName }),
    account: '',
  }[user.type]
  const place = account
    ? t('welcome.inAccount', { account: account.businessName })
    : user.type === 'account'
      ? t('welcome.inNoAccount')
      : ''
  return [tier, place].filter(Boolean).join(' ')
}

import { getRouteApi } from '@tanstack/react-router'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { GuestPage, ResendButton } from '#features/sign-in/index.ts'

const route = getRouteApi('/public/sent-email')

/** After asking for a new password (AUT-032). */
export function SentEmailPage() {
  const t = useText()
  const { email } = route.useSearch()
  return (
    <GuestPage
      title={t('auth.sentEmailTitle')}
      intro={email ? t('auth.sentEmail', { email }) : t('auth.sentEmailNoAddress')}
    >
      {email && (
        <>
          <p className="v-login-hint">{t('auth.mailMissing')}</p>
          <ResendButton send={() => api.requestPasswordReset({ body: { email } })} />
        </>
      )}
    </GuestPage>
  )
}

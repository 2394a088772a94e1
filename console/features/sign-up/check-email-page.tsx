import { getRouteApi } from '@tanstack/react-router'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { GuestPage, ResendButton } from '#features/sign-in/index.ts'

const route = getRouteApi('/public/check-email')

/** After sign-up: the mailed link finishes it (AUT-025, AUT-032). */
export function CheckEmailPage() {
  const t = useText()
  const { email } = route.useSearch()
  return (
    <GuestPage
      title={t('auth.checkEmailTitle')}
      intro={email ? t('auth.checkEmail', { email }) : t('auth.checkEmailNoAddress')}
    >
      {email && (
        <>
          <p className="v-login-hint">{t('auth.mailMissing')}</p>
          <ResendButton send={() => api.resendSignUp({ body: { email } })} />
        </>
      )}
    </GuestPage>
  )
}

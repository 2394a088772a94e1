import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { boot } from '#app/boot.ts'
import { useText } from '#app/i18n/language-context.ts'
import { GuestPage } from '#features/sign-in/index.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** An account with the agency of this host (AUT-020, AUT-025); closed where the host does not allow it (HST-010, HST-013). */
export function SignUpPage() {
  const t = useText()
  if (!boot.host.allowSignUp || boot.host.isSharedHost)
    return <GuestPage title={t('auth.signUpClosedTitle')} intro={t('auth.signUpClosed')} />
  return (
    <GuestPage
      title={t('auth.signUpTitle')}
      intro={t('auth.signUpIntro', { businessName: boot.host.businessName })}
      end={
        <p className="v-login-offer">
          {t('auth.haveAccount')}{' '}
          <Anchor component={Link} to="/login">
            {t('auth.signIn')}
          </Anchor>
        </p>
      }
    >
      <SignUpForm />
    </GuestPage>
  )
}

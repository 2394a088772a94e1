import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { boot } from '#app/boot.ts'
import { useText } from '#app/i18n/language-context.ts'

/** A sign-up link where the host allows it (HST-010, HST-011); on the shared host the advice to ask the agent (HST-012, HST-013). */
export function SignUpOffer() {
  const t = useText()
  if (boot.host.isSharedHost) return <p className="v-login-offer">{t('auth.contactYourAgent')}</p>
  if (!boot.host.allowSignUp) return null
  return (
    <p className="v-login-offer">
      {t('auth.newHere')}{' '}
      <Anchor component={Link} to="/signup-account">
        {t('auth.signUp')}
      </Anchor>
    </p>
  )
}

import { Loader } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { endSession } from '#app/session/end-session.ts'
import { GuestFrame } from './guest-frame.tsx'

/** Open to everybody; forgets the person here and on the server (AUT-043). */
export function LogoutPage() {
  const t = useText()
  useEffect(() => {
    const leave = () => endSession('/login')
    // Whoever leaves shall leave, also when the server does not answer.
    void api.signOut().then(leave, leave)
  }, [])
  return (
    <GuestFrame>
      <div className="v-login-wait" role="status">
        <Loader size="sm" />
        {t('auth.signingOut')}
      </div>
    </GuestFrame>
  )
}

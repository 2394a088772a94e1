import { Loader } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useEffect, useRef } from 'react'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useEnter } from './enter.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Signs in with a token from the address, which is removed from there at once (AUT-008, AUT-009). */
export function TokenSignIn({ customToken }: { customToken: string }) {
  const t = useText()
  const enter = useEnter()
  const { mutate, isError } = useMutation({
    mutationFn: () => api.signInWithToken({ body: { customToken } }),
    onSuccess: enter,
  })
  const wasTried = useRef(false)
  useEffect(() => {
    // A token works once: React's second run in development must not spend it.
    if (wasTried.current) return
    wasTried.current = true
    // The address changes without the router, so that this page stays while the token is tried.
    window.history.replaceState(window.history.state, '', '/login')
    mutate()
  }, [mutate])
  if (isError) {
    return (
      <div className="v-login-stack">
        <Notice tone="warning" title={t('auth.linkNoLongerValid')} />
        <SignInForm />
      </div>
    )
  }
  return (
    <div className="v-login-wait" role="status">
      <Loader size="sm" />
      {t('auth.signingYouIn')}
    </div>
  )
}

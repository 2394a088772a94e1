import { Button, Loader } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useEffect, useRef } from 'react'
import { api } from '#app/api/api.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { GuestPage, useEnter } from '#features/sign-in/index.ts'
import { confirmRoute } from './routes.ts'

/** Verifies the mailed link and signs in (AUT-020, AUT-025). */
export function ConfirmPage() {
  const t = useText()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const enter = useEnter()
  const { uid } = confirmRoute.useSearch()
  const { mutate, error } = useMutation({
    mutationFn: (token: string) => api.confirmSignUp({ body: { token } }),
    onSuccess: enter,
  })
  const wasTried = useRef(false)
  useEffect(() => {
    if (!uid || wasTried.current) return
    wasTried.current = true
    mutate(uid)
  }, [uid, mutate])

  if (error instanceof ApiProblem && (error.code === 'network' || error.status >= 500)) {
    return (
      <GuestPage title={t('auth.confirming')}>
        <Notice
          tone="danger"
          title={problemText(error)}
          actions={<Button onClick={() => uid && mutate(uid)}>{t('common.retry')}</Button>}
        />
      </GuestPage>
    )
  }
  if (!uid || error) {
    return (
      <GuestPage title={t('auth.confirmInvalidTitle')} intro={t('auth.confirmInvalid')}>
        <Button variant="default" onClick={() => void navigate({ to: '/signup-account' })}>
          {t('auth.signUp')}
        </Button>
      </GuestPage>
    )
  }
  return (
    <GuestPage title={t('auth.confirming')} end={null}>
      <div className="v-login-wait" role="status">
        <Loader size="sm" />
        {t('auth.signingYouIn')}
      </div>
    </GuestPage>
  )
}

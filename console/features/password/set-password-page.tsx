import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { NewPasswordFields, useNewPasswordRules } from '#app/forms/new-password-fields.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { GuestPage } from '#features/sign-in/index.ts'

const route = getRouteApi('/public/set-password')

/** Reached by the mailed code, which works once and for an hour (AUT-003, AUT-032). */
export function SetPasswordPage() {
  const t = useText()
  const { code } = route.useSearch()
  return code ? (
    <GuestPage title={t('auth.setPasswordTitle')} intro={t('auth.setPasswordIntro')}>
      <SetPasswordForm code={code} />
    </GuestPage>
  ) : (
    <CodeGone />
  )
}

function SetPasswordForm({ code }: { code: string }) {
  const t = useText()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: useNewPasswordRules(),
  })
  const set = useMutation({
    mutationFn: (password: string) => api.setPassword({ body: { code, password } }),
    onSuccess: () => navigate({ to: '/login', search: { notice: 'passwordSet' }, replace: true }),
  })
  const isCodeGone = set.error instanceof ApiProblem && set.error.code === 'linkNotValid'
  return (
    <form onSubmit={form.onSubmit(({ password }) => set.mutate(password))} noValidate>
      {set.isError && (
        <Notice
          tone="danger"
          title={isCodeGone ? t('auth.codeInvalidTitle') : problemText(set.error)}
          actions={isCodeGone && <AskAgain />}
        >
          {isCodeGone && <p>{t('auth.codeInvalid')}</p>}
        </Notice>
      )}
      <NewPasswordFields form={form} />
      <Button size="lg" type="submit" fullWidth loading={set.isPending}>
        {t('auth.setPassword')}
      </Button>
    </form>
  )
}

function CodeGone() {
  const t = useText()
  return (
    <GuestPage title={t('auth.codeInvalidTitle')} intro={t('auth.codeInvalid')}>
      <AskAgain />
    </GuestPage>
  )
}

function AskAgain() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Button variant="default" onClick={() => void navigate({ to: '/reset-password' })}>
      {t('auth.askForNewLink')}
    </Button>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { looksLikeEmail } from '#app/forms/looks-like-email.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { GuestPage } from '#features/sign-in/index.ts'

/** One field; the answer is the same whether or not the address exists (AUT-032). */
export function ResetPasswordPage() {
  const t = useText()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (looksLikeEmail(value) ? null : t('auth.emailNotValid')) },
  })
  const request = useMutation({
    mutationFn: (email: string) => api.requestPasswordReset({ body: { email } }),
    onSuccess: (_, email) => navigate({ to: '/sent-email', search: { email } }),
  })
  return (
    <GuestPage title={t('auth.resetTitle')} intro={t('auth.resetIntro')}>
      <form onSubmit={form.onSubmit(({ email }) => request.mutate(email.trim()))} noValidate>
        {request.isError && <Notice tone="danger" title={problemText(request.error)} />}
        <TextInput
          size="md"
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          dir="ltr"
          autoFocus
          {...fieldProps(form, 'email')}
        />
        <Button size="lg" type="submit" fullWidth loading={request.isPending}>
          {t('auth.sendLink')}
        </Button>
      </form>
    </GuestPage>
  )
}

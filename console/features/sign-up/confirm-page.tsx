import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { GuestPage, useEnter } from '#features/sign-in/index.ts'

const route = getRouteApi('/public/signup-account-confirm')

const FIELDS = ['password']

/**
 * Verifies the mailed link and signs in (AUT-020, AUT-025). The password is asked again, since somebody else may have
 * signed up with this address.
 */
export function ConfirmPage() {
  const t = useText()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(FIELDS)
  const enter = useEnter()
  const { uid, email } = route.useSearch()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t('auth.fieldIsRequired')) },
  })
  const confirm = useMutation({
    mutationFn: (body: { token: string; password: string }) => api.confirmSignUp({ body }),
    onSuccess: enter,
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      focusFirstError(form, errors)
    },
  })
  const { error } = confirm
  if (!uid || (error instanceof ApiProblem && error.code === 'linkNotValid')) return <LinkGone />
  const isGeneral = error && Object.keys(fieldErrors(error)).length === 0
  return (
    <GuestPage title={t('auth.confirmTitle')} intro={t('auth.confirmIntro')}>
      <form
        onSubmit={form.onSubmit(
          ({ password }) => confirm.mutate({ token: uid, password }),
          (errors) => focusFirstError(form, errors),
        )}
        noValidate
      >
        {isGeneral && <Notice tone="danger" title={problemText(error)} />}
        {/* tells password managers whose password this is */}
        <input type="email" name="email" autoComplete="username" defaultValue={email ?? ''} readOnly hidden />
        <PasswordInput
          size="md"
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
          autoFocus
          {...fieldProps(form, 'password')}
        />
        <Button size="lg" type="submit" fullWidth loading={confirm.isPending}>
          {t('auth.confirm')}
        </Button>
      </form>
    </GuestPage>
  )
}

function LinkGone() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <GuestPage title={t('auth.confirmInvalidTitle')} intro={t('auth.confirmInvalid')}>
      <Button variant="default" onClick={() => void navigate({ to: '/signup-account' })}>
        {t('auth.signUp')}
      </Button>
    </GuestPage>
  )
}

import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MIN_LOGIN_LENGTH } from '@vitrine/contract/auth.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useState } from 'react'
import { api } from '#app/api/api.ts'
import { boot } from '#app/boot.ts'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { useEnter } from './enter.ts'
import { SignUpOffer } from './sign-up-offer.tsx'

const route = getRouteApi('/public/login')

const FIELDS = ['email', 'password']

/** AUT-001, AUT-002, AUT-037 */
export function SignInForm() {
  const t = useText()
  const problemText = useProblemText()
  const { problem, notice } = route.useSearch()
  const fieldErrors = useFieldErrors(FIELDS)
  const enter = useEnter()
  const [general, setGeneral] = useState(
    problem ? t(problem === 'userNotFound' ? 'problem.userNotFound' : 'problem.notSignedIn') : undefined,
  )
  const tooShort = (value: string) => (value.trim().length < MIN_LOGIN_LENGTH ? t('auth.minLength') : null)
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: tooShort,
      password: (value) => (value.length < MIN_LOGIN_LENGTH ? t('auth.minLength') : null),
    },
  })
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => api.signIn({ body }),
    onSuccess: enter,
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      focusFirstError(form, errors)
      if (Object.keys(errors).length === 0) setGeneral(problemText(error))
    },
  })
  const isReady =
    form.values.email.trim().length >= MIN_LOGIN_LENGTH && form.values.password.length >= MIN_LOGIN_LENGTH
  const submit = form.onSubmit((values) => {
    setGeneral(undefined)
    if (!signIn.isPending) signIn.mutate({ email: values.email.trim(), password: values.password })
  })
  return (
    <form onSubmit={submit} noValidate>
      <header>
        <h1>{t('auth.greeting')}</h1>
        <p>
          {boot.host.kind === 'platform'
            ? t('auth.signInTo', { appName: boot.host.appName })
            : t('auth.signInToWorkspace')}
        </p>
      </header>
      {general && <Notice tone="danger" title={general} />}
      {notice === 'passwordSet' && !general && <Notice tone="success" title={t('auth.passwordSet')} />}
      <TextInput
        size="md"
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        autoFocus
        {...fieldProps(form, 'email')}
      />
      <div>
        <PasswordInput
          size="md"
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
          {...fieldProps(form, 'password')}
        />
        <p className="v-login-forgot">
          <Anchor component={Link} to="/reset-password" fz="sm">
            {t('auth.forgotPassword')}
          </Anchor>
        </p>
      </div>
      <Button size="lg" type="submit" fullWidth disabled={!isReady} loading={signIn.isPending}>
        {t('auth.signIn')}
      </Button>
      <SignUpOffer />
    </form>
  )
}

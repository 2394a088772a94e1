import { Anchor, Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { boot } from '#app/boot.ts'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { looksLikeEmail } from '#app/forms/looks-like-email.ts'
import { NewPasswordFields, useNewPasswordRules } from '#app/forms/new-password-fields.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'

const EMPTY = {
  firstName: '',
  lastName: '',
  businessName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptsTerms: false,
}

const FIELDS = Object.keys(EMPTY)

/** AUT-021, AUT-025 */
export function SignUpForm() {
  const t = useText()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(FIELDS)
  const navigate = useNavigate()
  const required = (value: string) => (value.trim() ? null : t('auth.fieldIsRequired'))
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      firstName: required,
      lastName: required,
      businessName: required,
      email: (value) => required(value) ?? (looksLikeEmail(value) ? null : t('auth.emailNotValid')),
      ...useNewPasswordRules(),
      acceptsTerms: (value) => (value ? null : t('auth.acceptTermsMissing')),
    },
  })
  const signUp = useMutation({
    mutationFn: ({ confirmPassword: _, acceptsTerms: __, ...values }: typeof EMPTY) =>
      api.signUpAccount({ body: { ...values, acceptsTerms: true } }),
    onSuccess: (_, { email }) => navigate({ to: '/check-email', search: { email: email.trim() } }),
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      focusFirstError(form, errors)
    },
  })
  const isGeneral = signUp.isError && Object.keys(fieldErrors(signUp.error)).length === 0
  return (
    <form
      onSubmit={form.onSubmit(
        (values) => signUp.mutate(values),
        (errors) => focusFirstError(form, errors),
      )}
      noValidate
    >
      {isGeneral && <Notice tone="danger" title={problemText(signUp.error)} />}
      <div className="v-login-two">
        <TextInput
          size="md"
          label={t('auth.firstName')}
          autoComplete="given-name"
          {...fieldProps(form, 'firstName')}
        />
        <TextInput
          size="md"
          label={t('auth.lastName')}
          autoComplete="family-name"
          {...fieldProps(form, 'lastName')}
        />
      </div>
      <TextInput
        size="md"
        label={t('auth.businessName')}
        autoComplete="organization"
        {...fieldProps(form, 'businessName')}
      />
      <TextInput
        size="md"
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...fieldProps(form, 'email')}
      />
      <NewPasswordFields form={form} label={t('auth.password')} />
      <Checkbox
        label={t('auth.acceptTerms')}
        description={
          <Anchor href={boot.host.policyUrl ?? '/terms'} target="_blank" rel="noreferrer" fz="xs">
            {t('auth.readTerms')}
          </Anchor>
        }
        {...form.getInputProps('acceptsTerms', { type: 'checkbox' })}
      />
      <Button size="lg" type="submit" fullWidth loading={signUp.isPending}>
        {t('auth.createAccount')}
      </Button>
    </form>
  )
}

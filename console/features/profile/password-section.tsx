import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { FormRow } from '#app/forms/form-row.tsx'
import { NewPasswordFields, useNewPasswordRules } from '#app/forms/new-password-fields.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

const FIELDS = ['currentPassword']

/** Changing the password ends every other session of the person (AUT-003, AUT-006). */
export function PasswordSection() {
  const t = useText()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(FIELDS)
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      currentPassword: (value) => (value ? null : t('auth.fieldIsRequired')),
      ...useNewPasswordRules(),
    },
  })
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: typeof EMPTY) =>
      api.changePassword({ body: { currentPassword, newPassword: password } }),
    onSuccess: () => {
      form.reset()
      notifyDone(t('account.passwordChanged'))
    },
    onError: (error) => {
      const errors = fieldErrors(error)
      form.setErrors(errors)
      if (Object.keys(errors).length === 0) notifyFailed(problemText(error))
    },
  })
  return (
    <form
      onSubmit={form.onSubmit(
        (values) => change.mutate(values),
        (errors) => focusFirstError(form, errors),
      )}
      noValidate
    >
      <FormRow title={t('account.passwordTitle')} hint={t('account.passwordHint')}>
        <PasswordInput
          size="sm"
          label={t('account.currentPassword')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
          {...fieldProps(form, 'currentPassword')}
        />
        <NewPasswordFields form={form} size="sm" />
        <div>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('account.changePassword')}
          </Button>
        </div>
      </FormRow>
    </form>
  )
}

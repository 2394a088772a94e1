import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MIN_PASSWORD_LENGTH } from '@vitrine/contract/auth.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { useText } from '#app/i18n/language-context.ts'

export interface NewPassword {
  password: string
  confirmPassword: string
}

interface Props<Values extends NewPassword> {
  form: UseFormReturnType<Values>
  label?: string
  size?: 'sm' | 'md'
}

/** A new password, twice (AUT-003). */
export function NewPasswordFields<Values extends NewPassword>({ form, label, size = 'md' }: Props<Values>) {
  const t = useText()
  const toggle = { 'aria-label': t('auth.showPassword'), tabIndex: 0 }
  return (
    <>
      <PasswordInput
        size={size}
        label={label ?? t('auth.newPassword')}
        description={t('auth.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...fieldProps(form, 'password')}
      />
      <PasswordInput
        size={size}
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...fieldProps(form, 'confirmPassword')}
      />
    </>
  )
}

/** The rules of both fields for a form's `validate`. */
export function useNewPasswordRules() {
  const t = useText()
  return {
    password: (value: string) => (value.length < MIN_PASSWORD_LENGTH ? t('auth.passwordTooShort') : null),
    confirmPassword: (value: string, values: NewPassword) =>
      value === values.password ? null : t('auth.passwordsDoNotMatch'),
  }
}

import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#app/api/api.ts'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { fieldProps } from '#app/forms/field-props.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { FormRow } from '#app/forms/form-row.tsx'
import { FormSaveBar } from '#app/forms/form-save-bar.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { replaceSession, useSession } from '#app/session/session-query.ts'

const FIELDS = ['firstName', 'lastName'] as const

/** First and last name with the save bar; the sections below save by themselves. */
export function NameForm({ children }: { children: ReactNode }) {
  const t = useText()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(FIELDS)
  const { user } = useSession()
  const required = (value: string) => (value.trim() ? null : t('auth.fieldIsRequired'))
  const form = useForm({
    initialValues: { firstName: user.firstName, lastName: user.lastName },
    validate: { firstName: required, lastName: required },
  })
  const save = useMutation({
    mutationFn: (body: { firstName: string; lastName: string }) => api.updateProfile({ body }),
    onSuccess: (session) => {
      replaceSession(session)
      form.resetDirty(form.getValues())
      notifyDone(t('account.saved'))
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      notifyFailed(problemText(error))
    },
  })
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    (errors) => focusFirstError(form, errors),
  )
  const changed = FIELDS.filter((field) => form.isDirty(field)).map((field) => t(`auth.${field}`))
  return (
    <>
      <div className="v-body">
        <form onSubmit={submit} noValidate>
          <FormRow title={t('account.nameTitle')} hint={t('account.nameHint')}>
            <TextInput
              label={t('auth.firstName')}
              autoComplete="given-name"
              {...fieldProps(form, 'firstName')}
            />
            <TextInput
              label={t('auth.lastName')}
              autoComplete="family-name"
              {...fieldProps(form, 'lastName')}
            />
            <TextInput
              label={t('auth.email')}
              description={t('account.emailHint')}
              value={user.email}
              readOnly
              dir="ltr"
              className="v-readonly"
            />
          </FormRow>
          <input type="submit" hidden />
        </form>
        {children}
      </div>
      <FormSaveBar
        changed={changed}
        isSaving={save.isPending}
        onSave={() => submit()}
        onDiscard={form.reset}
      />
    </>
  )
}

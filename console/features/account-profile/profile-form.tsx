import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountProfile } from '@vitrine/contract/accounts.ts'
import { phoneDigits } from '@vitrine/domain/accounts/phone.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { isColorOrEmpty } from '#app/forms/color-field.tsx'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { FormSaveBar } from '#app/forms/form-save-bar.tsx'
import { looksLikeEmail } from '#app/forms/looks-like-email.ts'
import { looksLikeUrl, withScheme } from '#app/forms/looks-like-url.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { sessionQuery } from '#app/session/session-query.ts'
import { BusinessSections } from './business-sections.tsx'
import { accountProfileQuery } from './profile-query.ts'
import { PROFILE_FIELDS, PROFILE_LABELS, profileChange, profileValues } from './profile-values.ts'
import { SiteSections } from './site-sections.tsx'

/** The whole record; one save for all of it. */
export function ProfileForm({
  profile,
  reload,
}: {
  profile: AccountProfile
  reload: () => Promise<unknown>
}) {
  const t = useText()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(PROFILE_FIELDS)
  const isUrl = (value: string) => looksLikeUrl(withScheme(value))
  const form = useForm({
    initialValues: profileValues(profile),
    validateInputOnBlur: true,
    validate: {
      businessName: (value) => (value.trim() ? null : t('auth.fieldIsRequired')),
      phone: (value) => (value.trim() === '' || phoneDigits(value) ? null : t('business.phoneNotValid')),
      email: (value) => (value.trim() === '' || looksLikeEmail(value) ? null : t('business.emailNotValid')),
      website: (value) => (isUrl(value) ? null : t('business.urlNotValid')),
      primaryColor: (value) => (isColorOrEmpty(value) ? null : t('business.colorNotValid')),
      socialPlatforms: { link: (value) => (isUrl(value) ? null : t('business.urlNotValid')) },
    },
  })
  const take = (saved: AccountProfile) => {
    queryClient.setQueryData(accountProfileQuery(saved.id).queryKey, saved)
    const values = profileValues(saved)
    form.setInitialValues(values)
    form.setValues(values)
    form.resetDirty(values)
  }
  const save = useMutation({
    mutationFn: (values: typeof form.values) =>
      api.updateAccountProfile({
        params: { accountId: profile.id },
        body: profileChange(values, profile.version),
      }),
    onSuccess: (saved) => {
      take(saved)
      // the toolbar bears the name and the logo
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifyDone(t('business.saved'))
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      if (!isConflict(error)) notifyFailed(problemText(error))
    },
  })
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    (errors) => focusFirstError(form, errors),
  )
  const loadSaved = async () => {
    await reload()
    const fresh = queryClient.getQueryData(accountProfileQuery(profile.id).queryKey)
    if (fresh) take(fresh)
    save.reset()
  }
  const changed = PROFILE_FIELDS.filter((field) => form.isDirty(field)).map((field) =>
    t(PROFILE_LABELS[field]),
  )
  return (
    <>
      <form className="v-body" onSubmit={submit} noValidate>
        {isConflict(save.error) && (
          <Notice
            tone="warning"
            title={t('business.conflictTitle')}
            actions={
              <Button variant="default" onClick={() => void loadSaved()}>
                {t('business.loadSaved')}
              </Button>
            }
          >
            <p>{t('business.conflict')}</p>
          </Notice>
        )}
        <BusinessSections form={form} accountId={profile.id} />
        <SiteSections form={form} />
        <input type="submit" hidden />
      </form>
      <FormSaveBar
        changed={changed}
        isSaving={save.isPending}
        onSave={() => submit()}
        onDiscard={form.reset}
      />
    </>
  )
}

const isConflict = (error: unknown) => error instanceof ApiProblem && error.code === 'versionConflict'

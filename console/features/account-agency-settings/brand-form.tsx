import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgencySettings } from '@vitrine/contract/agencies.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { isColorOrEmpty } from '#app/forms/color-field.tsx'
import { useFieldErrors } from '#app/forms/field-errors.ts'
import { focusFirstError } from '#app/forms/focus-first-error.ts'
import { FormSaveBar } from '#app/forms/form-save-bar.tsx'
import { looksLikeUrl, withScheme } from '#app/forms/looks-like-url.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { BRAND_FIELDS, BRAND_LABELS, brandChange, brandValues } from './brand-values.ts'
import { LookSections } from './look-sections.tsx'
import { RuleSections } from './rule-sections.tsx'
import { agencySettingsQuery } from './settings-query.ts'
import { SignInPreview } from './sign-in-preview.tsx'
import './agency-settings.css'

/** The whole form beside its preview; one save for all of it. */
export function BrandForm({
  settings,
  reload,
}: {
  settings: AgencySettings
  reload: () => Promise<unknown>
}) {
  const t = useText()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(BRAND_FIELDS)
  const required = (value: string) => (value.trim() ? null : t('auth.fieldIsRequired'))
  const url = (value: string) => (looksLikeUrl(withScheme(value)) ? null : t('agency.urlNotValid'))
  const form = useForm({
    initialValues: brandValues(settings),
    validateInputOnBlur: true,
    validate: {
      appName: required,
      businessName: required,
      policyURL: url,
      appHomeUrl: url,
      primaryColor: (value) => (isColorOrEmpty(value) ? null : t('agency.colorNotValid')),
    },
  })
  const take = (saved: AgencySettings) => {
    queryClient.setQueryData(agencySettingsQuery(saved.id).queryKey, saved)
    const values = brandValues(saved)
    form.setInitialValues(values)
    form.setValues(values)
    form.resetDirty(values)
  }
  const save = useMutation({
    mutationFn: (values: typeof form.values) =>
      api.updateAgencySettings({ body: brandChange(values, settings.version) }),
    onSuccess: (saved) => {
      take(saved)
      notifyDone(t('agency.saved'))
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
    const fresh = queryClient.getQueryData(agencySettingsQuery(settings.id).queryKey)
    if (fresh) take(fresh)
    save.reset()
  }
  const changed = BRAND_FIELDS.filter((field) => form.isDirty(field)).map((field) => t(BRAND_LABELS[field]))
  const store = (data: string) => api.storeAgencyPicture({ body: { data } })
  return (
    <>
      <div className="v-brand">
        <form onSubmit={submit} noValidate>
          {!settings.canEdit && <Notice tone="info" title={t('agency.settingsReadOnly')} />}
          {isConflict(save.error) && (
            <Notice
              tone="warning"
              title={t('agency.conflictTitle')}
              actions={
                <Button variant="default" onClick={() => void loadSaved()}>
                  {t('agency.loadSaved')}
                </Button>
              }
            >
              <p>{t('agency.conflict')}</p>
            </Notice>
          )}
          <LookSections form={form} settings={settings} store={store} />
          <RuleSections form={form} settings={settings} />
          <input type="submit" hidden />
        </form>
        <SignInPreview values={form.values} />
      </div>
      {settings.canEdit && (
        <FormSaveBar
          changed={changed}
          isSaving={save.isPending}
          onSave={() => submit()}
          onDiscard={form.reset}
        />
      )}
    </>
  )
}

const isConflict = (error: unknown) => error instanceof ApiProblem && error.code === 'versionConflict'

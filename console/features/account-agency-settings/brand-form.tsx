import type { AgencySettings } from '@vitrine/contract/agencies.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { api } from '#app/api/api.ts'
import { isColorOrEmpty } from '#app/forms/color-field.tsx'
import { ConflictNotice } from '#app/forms/conflict-notice.tsx'
import { FormSaveBar } from '#app/forms/form-save-bar.tsx'
import { looksLikeUrl, withScheme } from '#app/forms/looks-like-url.ts'
import { useRecordForm } from '#app/forms/use-record-form.ts'
import { useText } from '#app/i18n/language-context.ts'
import { BRAND_LABELS, brandChange, brandValues } from './brand-values.ts'
import { LookSections } from './look-sections.tsx'
import { RuleSections } from './rule-sections.tsx'
import { agencySettingsQuery } from './settings-query.ts'
import { SignInPreview } from './sign-in-preview.tsx'
import './agency-settings.css'

interface Props {
  settings: AgencySettings
  reload: () => Promise<{ data?: AgencySettings | undefined }>
}

/** The whole form beside its preview; one save for all of it. */
export function BrandForm({ settings, reload }: Props) {
  const t = useText()
  const required = (value: string) => (value.trim() ? null : t('auth.fieldIsRequired'))
  const url = (value: string) => (looksLikeUrl(withScheme(value)) ? null : t('common.urlNotValid'))
  const { form, changed, isSaving, submit, loadSaved } = useRecordForm({
    saved: settings,
    queryKey: agencySettingsQuery(settings.id).queryKey,
    valuesOf: brandValues,
    labels: BRAND_LABELS,
    validate: {
      appName: required,
      businessName: required,
      policyURL: url,
      appHomeUrl: url,
      primaryColor: (value) => (isColorOrEmpty(value) ? null : t('common.colorNotValid')),
    },
    send: (values) => api.updateAgencySettings({ body: brandChange(values, settings.version) }),
    reload,
    savedText: 'agency.saved',
  })
  const store = (data: string) => api.storeAgencyPicture({ body: { data } })
  return (
    <>
      <div className="v-brand">
        <form onSubmit={submit} noValidate>
          {!settings.canEdit && <Notice tone="info" title={t('agency.settingsReadOnly')} />}
          {loadSaved && <ConflictNotice onLoadSaved={loadSaved} />}
          <LookSections form={form} settings={settings} store={store} />
          <RuleSections form={form} settings={settings} />
          <input type="submit" hidden />
        </form>
        <SignInPreview values={form.values} />
      </div>
      {settings.canEdit && (
        <FormSaveBar changed={changed} isSaving={isSaving} onSave={() => submit()} onDiscard={form.reset} />
      )}
    </>
  )
}

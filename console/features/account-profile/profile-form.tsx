import { useQueryClient } from '@tanstack/react-query'
import type { AccountProfile } from '@vitrine/contract/accounts.ts'
import { phoneDigits } from '@vitrine/domain/accounts/phone.ts'
import { api } from '#app/api/api.ts'
import { isColorOrEmpty } from '#app/forms/color-field.tsx'
import { ConflictNotice } from '#app/forms/conflict-notice.tsx'
import { FormSaveBar } from '#app/forms/form-save-bar.tsx'
import { looksLikeEmail } from '#app/forms/looks-like-email.ts'
import { looksLikeUrl, withScheme } from '#app/forms/looks-like-url.ts'
import { useRecordForm } from '#app/forms/use-record-form.ts'
import { useText } from '#app/i18n/language-context.ts'
import { sessionQuery } from '#app/session/session-query.ts'
import { BusinessSections } from './business-sections.tsx'
import { accountProfileQuery } from './profile-query.ts'
import { PROFILE_LABELS, profileChange, profileValues } from './profile-values.ts'
import { SiteSections } from './site-sections.tsx'

interface Props {
  profile: AccountProfile
  reload: () => Promise<{ data?: AccountProfile | undefined }>
}

/** The whole record; one save for all of it. */
export function ProfileForm({ profile, reload }: Props) {
  const t = useText()
  const queryClient = useQueryClient()
  const url = (value: string) => (looksLikeUrl(withScheme(value)) ? null : t('common.urlNotValid'))
  const { form, changed, isSaving, submit, loadSaved } = useRecordForm({
    saved: profile,
    queryKey: accountProfileQuery(profile.id).queryKey,
    valuesOf: profileValues,
    labels: PROFILE_LABELS,
    validate: {
      businessName: (value) => (value.trim() ? null : t('auth.fieldIsRequired')),
      phone: (value) => (value.trim() === '' || phoneDigits(value) ? null : t('business.phoneNotValid')),
      email: (value) => (value.trim() === '' || looksLikeEmail(value) ? null : t('business.emailNotValid')),
      website: url,
      primaryColor: (value) => (isColorOrEmpty(value) ? null : t('common.colorNotValid')),
      socialPlatforms: { link: url },
    },
    send: (values) =>
      api.updateAccountProfile({
        params: { accountId: profile.id },
        body: profileChange(values, profile.version),
      }),
    reload,
    savedText: 'business.saved',
    // the toolbar bears the name and the logo
    onSaved: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
  return (
    <>
      <form className="v-body" onSubmit={submit} noValidate>
        {loadSaved && <ConflictNotice onLoadSaved={loadSaved} />}
        <BusinessSections form={form} accountId={profile.id} />
        <SiteSections form={form} />
        <input type="submit" hidden />
      </form>
      <FormSaveBar changed={changed} isSaving={isSaving} onSave={() => submit()} onDiscard={form.reset} />
    </>
  )
}

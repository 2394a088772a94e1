import { Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { AgencySettings } from '@vitrine/contract/agencies.ts'
import { FormRow } from '#app/forms/form-row.tsx'
import { useText } from '#app/i18n/language-context.ts'
import type { BrandValues } from './brand-values.ts'

const LAYOUT_SWITCHES = ['sidePanel', 'publishButton', 'shareButton', 'editPanel'] as const // ACC-005, ACC-006

/** Links, sign-up and what the agency's accounts see. */
export function RuleSections({
  form,
  settings,
}: {
  form: UseFormReturnType<BrandValues>
  settings: AgencySettings
}) {
  const t = useText()
  const readOnly = !settings.canEdit
  const address = settings.url ? `${settings.url}/signup-account` : ''
  return (
    <>
      <FormRow title={t('agency.linksTitle')} hint={t('agency.linksHint')}>
        <TextInput
          label={t('agency.policyUrl')}
          description={t('agency.policyUrlHint')}
          type="url"
          dir="ltr"
          readOnly={readOnly}
          {...form.getInputProps('policyURL')}
        />
        <TextInput
          label={t('agency.homeUrl')}
          type="url"
          dir="ltr"
          readOnly={readOnly}
          {...form.getInputProps('appHomeUrl')}
        />
      </FormRow>
      <FormRow title={t('agency.signUpTitle')} hint={t('agency.signUpHint')}>
        <Switch
          label={t('agency.allowSignUp')}
          description={address && t('agency.allowSignUpHint', { address })}
          disabled={readOnly}
          {...form.getInputProps('allowSignUp', { type: 'checkbox' })}
        />
      </FormRow>
      <FormRow title={t('agency.layoutTitle')} hint={t('agency.layoutHint')}>
        {LAYOUT_SWITCHES.map((field) => (
          <Switch
            key={field}
            label={t(`agency.${field}`)}
            disabled={readOnly}
            {...form.getInputProps(field, { type: 'checkbox' })}
          />
        ))}
      </FormRow>
    </>
  )
}

import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { api } from '#app/api/api.ts'
import { FormRow } from '#app/forms/form-row.tsx'
import { PictureField } from '#app/forms/picture-field.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { AddressField } from './address-field.tsx'
import type { ProfileValues } from './profile-values.ts'

/** Who the business is and how to reach it (ACC-007). */
export function BusinessSections({
  form,
  accountId,
}: {
  form: UseFormReturnType<ProfileValues>
  accountId: string
}) {
  const t = useText()
  return (
    <>
      <FormRow title={t('business.aboutTitle')} hint={t('business.aboutHint')}>
        <TextInput
          label={t('business.businessName')}
          autoComplete="organization"
          {...form.getInputProps('businessName')}
        />
        <Textarea
          label={t('business.description')}
          description={t('business.descriptionHint')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps('description')}
        />
        <PictureField
          label={t('business.logo')}
          description={t('agency.logoHint')}
          value={form.values.logo}
          placeholder={form.values.businessName}
          store={(data) => api.storeAccountLogo({ params: { accountId }, body: { data } })}
          onChange={(logo) => form.setFieldValue('logo', logo)}
        />
      </FormRow>
      <FormRow title={t('business.contactTitle')} hint={t('business.contactHint')}>
        <TextInput
          label={t('business.phone')}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={t('business.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('business.website')}
          type="url"
          autoComplete="url"
          dir="ltr"
          {...form.getInputProps('website')}
        />
        <AddressField
          accountId={accountId}
          value={form.values.place}
          onChange={(place) => form.setFieldValue('place', place)}
        />
      </FormRow>
    </>
  )
}

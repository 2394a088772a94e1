import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import { isLanguage, LANGUAGES } from '@vitrine/domain/language.ts'
import { ColorField } from '#app/forms/color-field.tsx'
import { FormRow } from '#app/forms/form-row.tsx'
import { ThemeField } from '#app/forms/theme-field.tsx'
import { useText } from '#app/i18n/language-context.ts'
import type { ProfileValues } from './profile-values.ts'
import { SocialLinks } from './social-links.tsx'

/** Links elsewhere, language and looks. */
export function SiteSections({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const t = useText()
  const { values } = form
  return (
    <>
      <FormRow title={t('business.socialTitle')} hint={t('business.socialHint')}>
        <SocialLinks form={form} />
      </FormRow>
      <FormRow title={t('business.looksTitle')} hint={t('business.looksHint')}>
        <Select
          label={t('business.language')}
          data={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_FACTS[each].ownName }))}
          value={values.language}
          onChange={(language) => isLanguage(language) && form.setFieldValue('language', language)}
        />
        <ThemeField
          label={t('business.theme')}
          none={t('business.themeOfAgency')}
          value={values.themeValue}
          onChange={(themeValue) => form.setFieldValue('themeValue', themeValue)}
        />
        <ColorField
          label={t('business.color')}
          description={t('business.colorHint')}
          value={values.primaryColor}
          error={form.errors.primaryColor}
          onChange={(primaryColor) => form.setFieldValue('primaryColor', primaryColor)}
        />
      </FormRow>
    </>
  )
}

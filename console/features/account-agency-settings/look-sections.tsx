import { Input, SegmentedControl, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { AgencySettings } from '@vitrine/contract/agencies.ts'
import { ColorField } from '#app/forms/color-field.tsx'
import { FormRow } from '#app/forms/form-row.tsx'
import { PictureField } from '#app/forms/picture-field.tsx'
import { ThemeField } from '#app/forms/theme-field.tsx'
import { useText } from '#app/i18n/language-context.ts'
import type { BrandValues } from './brand-values.ts'

interface Props {
  form: UseFormReturnType<BrandValues>
  settings: AgencySettings
  store: (data: string) => Promise<{ url: string }>
}

/** Name, pictures, colours: what makes the product look like the agency's own (HST-002). */
export function LookSections({ form, settings, store }: Props) {
  const t = useText()
  const readOnly = !settings.canEdit
  const { values } = form
  return (
    <>
      <FormRow title={t('agency.nameTitle')} hint={t('agency.nameHint')}>
        <TextInput label={t('agency.appName')} readOnly={readOnly} {...form.getInputProps('appName')} />
        <TextInput
          label={t('agency.businessName')}
          autoComplete="organization"
          readOnly={readOnly}
          {...form.getInputProps('businessName')}
        />
        {settings.url && (
          <TextInput
            label={t('agency.host')}
            value={settings.url}
            readOnly
            dir="ltr"
            className="v-readonly"
          />
        )}
      </FormRow>
      <FormRow title={t('agency.picturesTitle')} hint={t('agency.picturesHint')}>
        <PictureField
          label={t('agency.logo')}
          description={t('agency.logoHint')}
          value={values.logo}
          placeholder={values.appName}
          readOnly={readOnly}
          store={store}
          onChange={(logo) => form.setFieldValue('logo', logo)}
        />
        <PictureField
          label={t('agency.icon')}
          description={t('agency.iconHint')}
          value={values.icon}
          placeholder={[...values.appName][0] ?? ''}
          readOnly={readOnly}
          store={store}
          onChange={(icon) => form.setFieldValue('icon', icon)}
        />
      </FormRow>
      <FormRow title={t('agency.colorsTitle')} hint={t('agency.colorsHint')}>
        <ThemeField
          label={t('agency.theme')}
          value={values.themeValue}
          readOnly={readOnly}
          onChange={(themeValue) => form.setFieldValue('themeValue', themeValue)}
        />
        <ColorField
          label={t('agency.color')}
          description={t('agency.colorHint')}
          readOnly={readOnly}
          value={values.primaryColor}
          error={form.errors.primaryColor}
          onChange={(primaryColor) => form.setFieldValue('primaryColor', primaryColor)}
        />
        <Input.Wrapper label={t('agency.corners')} labelElement="div">
          <SegmentedControl
            aria-label={t('agency.corners')}
            fullWidth
            readOnly={readOnly}
            data={[
              { value: 'sharp', label: t('agency.cornersSharp') },
              { value: 'round', label: t('agency.cornersRound') },
              { value: 'soft', label: t('agency.cornersSoft') },
            ]}
            value={values.radius}
            onChange={(radius) => form.setFieldValue('radius', asRadius(radius))}
          />
        </Input.Wrapper>
      </FormRow>
    </>
  )
}

const asRadius = (text: string): BrandValues['radius'] =>
  text === 'sharp' || text === 'soft' ? text : 'round'

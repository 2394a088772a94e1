import { chooseTheme } from '@vitrine/domain/appearance/theme-name.ts'
import { isBrandColor } from '@vitrine/ui/themes/brand.ts'
import { contrast } from '@vitrine/ui/themes/oklch.ts'
import { themeColors } from '@vitrine/ui/themes/theme-colors.ts'
import { themeVariables } from '@vitrine/ui/themes/theme-variables.ts'
import { type CSSProperties, useMemo } from 'react'
import { useLanguage } from '#app/i18n/language-context.ts'
import type { BrandValues } from './brand-values.ts'

/** The sign-in page in the chosen colours, and how well its button reads (I18-006). */
export function SignInPreview({ values }: { values: BrandValues }) {
  const { t } = useLanguage()
  const { appName, logo, radius } = values
  const theme = chooseTheme(values.themeValue)
  const color = isBrandColor(values.primaryColor) ? values.primaryColor : undefined
  const variables = useMemo(
    // custom properties are not among the properties React knows
    () => themeVariables(theme, { ...(color && { color }), radius }) as CSSProperties,
    [theme, color, radius],
  )
  return (
    <aside className="v-brand-side" aria-label={t('agency.previewTitle')}>
      <h2>{t('agency.previewTitle')}</h2>
      <p>{t('agency.previewHint')}</p>
      <div className="v-brand-preview" style={variables} aria-hidden>
        <div>
          {logo ? <img src={logo} alt="" /> : <strong dir="auto">{appName}</strong>}
          <b>{t('auth.greeting')}</b>
          <span className="v-brand-note">{t('auth.signInToWorkspace')}</span>
          <em>{t('auth.email')}</em>
          <i />
          <em>{t('auth.password')}</em>
          <i />
          <span className="v-brand-link">{t('auth.forgotPassword')}</span>
          <span className="v-brand-button">{t('auth.signIn')}</span>
          {values.allowSignUp && (
            <span className="v-brand-note v-brand-offer">
              {t('auth.newHere')} <span className="v-brand-link">{t('auth.signUp')}</span>
            </span>
          )}
        </div>
      </div>
      <ContrastNote theme={theme} color={color} />
    </aside>
  )
}

function ContrastNote({
  theme,
  color,
}: {
  theme: Parameters<typeof themeColors>[0]
  color: string | undefined
}) {
  const { t, locale } = useLanguage()
  const { brand = '', 'on-brand': onBrand = '' } = themeColors(theme, color ? { color } : undefined).roles
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(contrast(onBrand, brand))
  const key = !color
    ? 'agency.contrastTheme'
    : brand.toLowerCase() === color.toLowerCase()
      ? 'agency.contrastExact'
      : 'agency.contrastChanged'
  return (
    <p className="v-brand-contrast" role="status">
      <span style={{ background: brand, color: onBrand }} aria-hidden>
        {SAMPLE}
      </span>
      {t(key, { ratio, color: brand })}
    </p>
  )
}

const SAMPLE = 'Aa'

import type { AgencySettings } from '@vitrine/contract/agencies.ts'
import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { withScheme } from '#app/forms/looks-like-url.ts'

/** What the form holds: texts are never null there. */
export type BrandValues = {
  appName: string
  businessName: string
  logo: string | null
  icon: string | null
  themeValue: ThemeName | null
  primaryColor: string
  radius: NonNullable<AgencySettings['radius']>
  policyURL: string
  appHomeUrl: string
  allowSignUp: boolean
  sidePanel: boolean
  publishButton: boolean
  shareButton: boolean
  editPanel: boolean
}

export const BRAND_LABELS: Record<keyof BrandValues, TextKey> = {
  appName: 'agency.appName',
  businessName: 'agency.businessName',
  logo: 'agency.logo',
  icon: 'agency.icon',
  themeValue: 'agency.theme',
  primaryColor: 'agency.color',
  radius: 'agency.corners',
  policyURL: 'agency.policyUrl',
  appHomeUrl: 'agency.homeUrl',
  allowSignUp: 'agency.signUpTitle',
  sidePanel: 'agency.sidePanel',
  publishButton: 'agency.publishButton',
  shareButton: 'agency.shareButton',
  editPanel: 'agency.editPanel',
}

export function brandValues(settings: AgencySettings): BrandValues {
  return {
    appName: settings.appName,
    businessName: settings.businessName,
    logo: settings.logo,
    icon: settings.icon,
    themeValue: settings.themeValue,
    primaryColor: settings.primaryColor ?? '',
    radius: settings.radius ?? 'round',
    policyURL: settings.policyURL ?? '',
    appHomeUrl: settings.appHomeUrl ?? '',
    allowSignUp: settings.allowSignUp,
    sidePanel: settings.sidePanel,
    publishButton: settings.publishButton,
    shareButton: settings.shareButton,
    editPanel: settings.editPanel,
  }
}

/** The form's state as the API takes it. */
export function brandChange(values: BrandValues, version: number) {
  return {
    ...values,
    version,
    primaryColor: values.primaryColor || null,
    policyURL: withScheme(values.policyURL),
    appHomeUrl: withScheme(values.appHomeUrl),
  }
}

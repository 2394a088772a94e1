import type { AccountProfile } from '@vitrine/contract/accounts.ts'
import { type SocialPlatform, socialIconOf } from '@vitrine/domain/accounts/account-profile.ts'
import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Language } from '@vitrine/domain/language.ts'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { withScheme } from '#app/forms/looks-like-url.ts'

/** What the form holds: texts are never null there. */
export type ProfileValues = {
  businessName: string
  description: string
  logo: string | null
  phone: string
  email: string
  website: string
  place: { address: string; lat: number | null; lng: number | null }
  socialPlatforms: SocialPlatform[]
  language: Language
  themeValue: ThemeName | null
  primaryColor: string
}

export const PROFILE_LABELS: Record<keyof ProfileValues, TextKey> = {
  businessName: 'business.businessName',
  description: 'business.description',
  logo: 'business.logo',
  phone: 'business.phone',
  email: 'business.email',
  website: 'business.website',
  place: 'business.address',
  socialPlatforms: 'business.social',
  language: 'business.language',
  themeValue: 'business.theme',
  primaryColor: 'business.color',
}

export function profileValues(profile: AccountProfile): ProfileValues {
  return {
    businessName: profile.businessName,
    description: profile.description,
    logo: profile.logo,
    phone: profile.phone ?? '',
    email: profile.email ?? '',
    website: profile.website ?? '',
    place: { address: profile.address ?? '', lat: profile.lat, lng: profile.lng },
    socialPlatforms: profile.socialPlatforms,
    language: profile.language,
    themeValue: profile.themeValue,
    primaryColor: profile.primaryColor ?? '',
  }
}

/** The form's state as the API takes it; links that were left empty are dropped. */
export function profileChange(values: ProfileValues, version: string) {
  return {
    ...values,
    version,
    website: withScheme(values.website),
    primaryColor: values.primaryColor || null,
    place: values.place.address.trim() ? values.place : null,
    socialPlatforms: values.socialPlatforms
      .map((platform) => ({ ...platform, link: withScheme(platform.link) }))
      .filter(({ link }) => link !== '')
      .map((platform) => ({ ...platform, icon: socialIconOf(platform.link) })),
  }
}

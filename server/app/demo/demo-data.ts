import type { SocialPlatform } from '@vitrine/domain/accounts/account-profile.ts'
import type { AccountStatus, SubscriptionType } from '@vitrine/domain/accounts/subscription.ts'
import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Permissions } from '@vitrine/domain/auth/permissions.ts'
import type { MembershipRole } from '@vitrine/domain/auth/view-role.ts'
import type { ItemStatus } from '@vitrine/domain/content/status.ts'
import type { Language } from '@vitrine/domain/language.ts'
import type { DefaultContentTypeKey } from '@vitrine/domain/taxonomy/content-types.ts'
import type { CustomFieldType, CustomFieldValue } from '@vitrine/domain/taxonomy/custom-fields.ts'
import type { PhotographName } from './photographs.ts'

/** One business of the demo, written out; what seeds it looks everything up by the names used here. */
export interface DemoAccount {
  agency: 'northlight' | 'kestrel'
  /** The first label of its host. */
  subDomain: string
  businessName: string
  language: Language
  subscriptionType: SubscriptionType
  status: AccountStatus
  description: string
  phone: string
  email: string
  website?: string
  address: string
  lat: number
  lng: number
  socialPlatforms: readonly SocialPlatform[]
  themeValue?: ThemeName
  primaryColor?: string
  /** Colours of the scenes that stand in where photographs are absent. */
  palette: ScenePalette
  /** The first one is the primary owner. */
  people: readonly DemoPerson[]
  /** As the owner would save them; missing ones keep their default. */
  settings?: Readonly<Record<string, unknown>>
  taxonomy: DemoTaxonomy
  /** In the order in which a visitor should meet them. */
  items: readonly DemoItem[]
}

export interface ScenePalette {
  wall: string
  floor: string
  wood: string
  accent: string
}

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  role: MembershipRole
  /** Signs in with the password that the start prints; all others have none. */
  signsIn?: boolean
  permissions?: Partial<Omit<Permissions, 'contentType'>> & {
    contentType?: Partial<Record<DefaultContentTypeKey, Permissions['contentType'][string]>>
  }
}

export interface DemoTaxonomy {
  categories: readonly string[]
  services: readonly { label: string; alias: string; description: string; cover?: PhotographName }[]
  labelGroups: Readonly<Record<string, readonly string[]>>
  fields: readonly DemoField[]
}

export interface DemoField {
  name: string
  type: CustomFieldType
  options?: readonly string[]
  contentTypes?: readonly DefaultContentTypeKey[]
  group?: string
  isPublic?: boolean
}

export interface DemoPlace {
  address: string
  city: string
  neighborhood?: string
  lat: number
  lng: number
}

export interface DemoItem {
  /** Unique in the account; becomes the permalink. */
  permalink: string
  type: DefaultContentTypeKey
  title: string
  /** Paragraphs; one that begins with `<` is kept as it is. A project's first one is its lead. */
  description: readonly string[]
  /** When it was last changed, in days before the demo was made. */
  daysAgo: number
  /** Completed, finalized and published unless said otherwise. */
  status?: Partial<ItemStatus>
  place?: DemoPlace
  categories?: readonly string[]
  services?: readonly string[]
  /** Tags by the group they belong to. */
  labels?: Readonly<Record<string, readonly string[]>>
  /** By the name of the field. */
  values?: Readonly<Record<string, CustomFieldValue>>
  /** The first one is the cover. */
  pictures?: readonly PhotographName[]
  /** Shown as after; its graded copy as before. */
  beforeAfter?: PhotographName
  rating?: number
  customer?: { name: string; title: string; photo?: PhotographName }
  /** The permalink of the item that it belongs to. */
  about?: string
  seo?: { title?: string; description?: string }
}

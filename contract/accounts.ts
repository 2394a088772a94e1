import { MAX_SOCIAL_PLATFORMS, SOCIAL_ICONS } from '@vitrine/domain/accounts/account-profile.ts'
import { phoneDigits } from '@vitrine/domain/accounts/phone.ts'
import { ACCOUNT_STATUSES, SUBSCRIPTION_TYPES } from '@vitrine/domain/accounts/subscription.ts'
import { z } from 'zod'
import {
  brandPicture,
  PICTURE_BODY_BYTES,
  pictureBody,
  pictureStored,
  primaryColor,
  themeValue,
  webAddress,
} from './brand-fields.ts'
import { cursor, email, id, language, page, requiredText, shortText, timestamp } from './fields.ts'
import { route } from './route.ts'

const accountSummary = z.object({
  id,
  businessName: z.string(),
  logo: z.string().nullable(),
  email: z.string().nullable(),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  status: z.enum(ACCOUNT_STATUSES),
  /** Address of the live site, or null while it has no host. */
  siteUrl: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type AccountSummary = z.output<typeof accountSummary>

/** A phone number as typed; kept as digits with an optional leading `+` (AUT-023). */
const phone = shortText.transform((text, check) => {
  if (text === '') return null
  const digits = phoneDigits(text)
  if (digits === undefined) check.addIssue({ code: 'custom', message: 'must be a phone number' })
  return digits ?? null
})

export const accountProfile = z.object({
  id,
  businessName: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  socialPlatforms: z.array(
    z.object({ link: z.string(), icon: z.enum(SOCIAL_ICONS), customIcon: z.string().optional() }),
  ),
  language,
  themeValue,
  primaryColor: z.string().nullable(),
  siteUrl: z.string().nullable(),
  /** Passed back when saving, so that nobody's change is overwritten unseen. */
  version: timestamp,
})
export type AccountProfile = z.output<typeof accountProfile>

const orNone = <Field extends z.ZodType>(field: Field) =>
  z.union([z.literal('').transform(() => null), field]).nullable()

const profileChange = z.object({
  version: timestamp,
  businessName: requiredText.optional(),
  description: z.string().trim().max(2000).optional(),
  phone: phone.nullable().optional(),
  email: orNone(email).optional(),
  website: orNone(webAddress).optional(),
  logo: brandPicture.optional(),
  /** The three go together: an address without a place keeps null for both. */
  place: z
    .object({
      address: z.string().trim().max(500),
      lat: z.number().min(-90).max(90).nullable(),
      lng: z.number().min(-180).max(180).nullable(),
    })
    .nullable()
    .optional(),
  socialPlatforms: z
    .array(z.object({ link: webAddress, icon: z.enum(SOCIAL_ICONS), customIcon: webAddress.optional() }))
    .max(MAX_SOCIAL_PLATFORMS)
    .optional(),
  language: language.optional(),
  themeValue: themeValue.optional(),
  primaryColor: primaryColor.optional(),
})

export const accountRoutes = {
  listAccounts: route({
    method: 'get',
    path: '/api/agency/accounts',
    access: { scope: 'agency', roles: ['agencyAdmin', 'agency', 'agencyUser'] },
    summary: "The agency's accounts, 50 a page (ACC-013, ACC-018)",
    tags: ['accounts'],
    query: z.object({
      after: cursor.optional(),
      search: z.string().trim().max(200).optional(),
      status: z.enum(ACCOUNT_STATUSES).optional(),
      subscriptionType: z.enum(SUBSCRIPTION_TYPES).optional(),
      sort: z.enum(['name', 'newest']).default('name'),
    }),
    response: page(accountSummary),
  }),
  readAccountProfile: route({
    method: 'get',
    path: '/api/accounts/{accountId}/profile',
    access: { scope: 'account', roles: ['account', 'accountAdmin'] },
    summary: 'The record of an account (ACC-022)',
    tags: ['accounts'],
    params: z.object({ accountId: id }),
    response: accountProfile,
  }),
  updateAccountProfile: route({
    method: 'patch',
    path: '/api/accounts/{accountId}/profile',
    access: { scope: 'account', roles: ['account', 'accountAdmin'] },
    summary: 'Change the record of an account; a change in between answers 409 (ACC-022)',
    tags: ['accounts'],
    params: z.object({ accountId: id }),
    body: profileChange,
    response: accountProfile,
  }),
  storeAccountLogo: route({
    method: 'post',
    path: '/api/accounts/{accountId}/logo',
    access: { scope: 'account', roles: ['account', 'accountAdmin'] },
    summary: 'Store a picture as logo; it counts once the profile is saved with its address (HST-025)',
    tags: ['accounts'],
    params: z.object({ accountId: id }),
    body: pictureBody,
    response: pictureStored,
    maxBodyBytes: PICTURE_BODY_BYTES,
  }),
}

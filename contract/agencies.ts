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
import { cursor, id, page, requiredText, timestamp } from './fields.ts'
import { route } from './route.ts'

const agencySummary = z.object({
  id,
  businessName: z.string(),
  appName: z.string(),
  logo: z.string().nullable(),
  advancedAgency: z.boolean(),
  /** Where its people sign in, or null while it has no host. */
  url: z.string().nullable(),
  accountCount: z.number(),
  createdAt: timestamp,
})
export type AgencySummary = z.output<typeof agencySummary>

export const RADII = ['sharp', 'round', 'soft'] as const

const switches = {
  sidePanel: z.boolean(),
  publishButton: z.boolean(),
  shareButton: z.boolean(),
  editPanel: z.boolean(),
}

export const agencySettings = z.object({
  id,
  businessName: z.string(),
  appName: z.string(),
  appHomeUrl: z.string().nullable(),
  logo: z.string().nullable(),
  icon: z.string().nullable(),
  policyURL: z.string().nullable(),
  themeValue,
  primaryColor: z.string().nullable(),
  radius: z.enum(RADII).nullable(),
  allowSignUp: z.boolean(),
  advancedAgency: z.boolean(),
  ...switches,
  /** Where the agency's people and accounts sign in, or null while it has no host. */
  url: z.string().nullable(),
  /** Whether the caller may change anything here. */
  canEdit: z.boolean(),
  version: z.number(),
})
export type AgencySettings = z.output<typeof agencySettings>

const noText = z.literal('').transform(() => null)

const agencyChange = z.object({
  version: z.number().int(),
  businessName: requiredText.optional(),
  appName: requiredText.max(60).optional(),
  appHomeUrl: z.union([noText, webAddress]).nullable().optional(),
  logo: brandPicture.optional(),
  icon: brandPicture.optional(),
  policyURL: z.union([noText, webAddress]).nullable().optional(),
  themeValue: themeValue.optional(),
  primaryColor: primaryColor.optional(),
  radius: z.enum(RADII).nullable().optional(),
  allowSignUp: z.boolean().optional(),
  sidePanel: z.boolean().optional(),
  publishButton: z.boolean().optional(),
  shareButton: z.boolean().optional(),
  editPanel: z.boolean().optional(),
})

export const agencyRoutes = {
  listAgencies: route({
    method: 'get',
    path: '/api/house/agencies',
    access: { scope: 'house' },
    summary: 'Agencies by name, 50 a page (ACC-013, ACC-020)',
    tags: ['agencies'],
    query: z.object({ after: cursor.optional(), search: z.string().trim().max(200).optional() }),
    response: page(agencySummary),
  }),
  readAgencySettings: route({
    method: 'get',
    path: '/api/agency/settings',
    access: { scope: 'agency', roles: ['agencyAdmin', 'agency', 'agencyUser'] },
    summary: 'Profile and brand of the agency in view (ACC-021)',
    tags: ['agencies'],
    response: agencySettings,
  }),
  updateAgencySettings: route({
    method: 'patch',
    path: '/api/agency/settings',
    access: { scope: 'agency', roles: ['agencyAdmin', 'agency'] },
    summary:
      'Change profile and brand, on all hosts at once; a change in between answers 409 (ACC-021, HST-011)',
    tags: ['agencies'],
    body: agencyChange,
    response: agencySettings,
  }),
  storeAgencyPicture: route({
    method: 'post',
    path: '/api/agency/picture',
    access: { scope: 'agency', roles: ['agencyAdmin', 'agency'] },
    summary:
      'Store a picture as logo or icon; it counts once the settings are saved with its address (HST-025)',
    tags: ['agencies'],
    body: pictureBody,
    response: pictureStored,
    maxBodyBytes: PICTURE_BODY_BYTES,
  }),
}

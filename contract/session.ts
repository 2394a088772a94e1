import { ACCOUNT_STATUSES, SUBSCRIPTION_TYPES } from '@vitrine/domain/accounts/subscription.ts'
import { CONTENT_RIGHTS } from '@vitrine/domain/auth/permissions.ts'
import { USER_TYPES } from '@vitrine/domain/auth/user-type.ts'
import { VIEW_ROLES } from '@vitrine/domain/auth/view-role.ts'
import { z } from 'zod'
import { id, language, shortText } from './fields.ts'
import { route } from './route.ts'

const permissionsSchema = z.object({
  contentType: z.record(z.string(), z.array(z.enum(CONTENT_RIGHTS))),
  navigationList: z.array(z.string()),
  customFieldGroups: z.array(z.string()),
  ai: z.record(z.string(), z.boolean()),
  other: z.record(z.string(), z.union([z.boolean(), z.number()])),
})

const sessionAccount = z.object({
  id,
  businessName: z.string(),
  logo: z.string().nullable(),
  language,
  status: z.enum(ACCOUNT_STATUSES),
  subscriptionType: z.enum(SUBSCRIPTION_TYPES),
  /** Address of the live site, or null while it has no host of its own. */
  siteUrl: z.string().nullable(),
  asPrimaryInAgency: z.boolean(),
})

const sessionAgency = z.object({
  id,
  businessName: z.string(),
  appName: z.string(),
  advancedAgency: z.boolean(),
})

/** Who is signed in and what she looks at (SES-001, SES-004). `permissions` is null for full rights (ROL-004). */
export const sessionSchema = z.object({
  user: z.object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    type: z.enum(USER_TYPES),
    language: language.nullable(),
    themeValue: z.string().nullable(),
  }),
  viewRole: z.enum(VIEW_ROLES),
  /** admin or user, as the user menu shows beside the type (NAV-005). */
  role: z.enum(['admin', 'user']),
  agency: sessionAgency.nullable(),
  account: sessionAccount.nullable(),
  /** The person's own accounts, by name; at most 100. */
  accounts: z.array(z.object({ id, businessName: z.string(), logo: z.string().nullable() })),
  /** True when house or agency entered an account of another (SES-009). */
  isSwitched: z.boolean(),
  permissions: permissionsSchema.nullable(),
  can: z.object({ createContentTypes: z.array(id) }),
})
export type Session = z.output<typeof sessionSchema>

export const sessionRoutes = {
  readSession: route({
    method: 'get',
    path: '/api/session',
    access: { scope: 'signedIn' },
    summary: 'Who is signed in, in which view, with which rights',
    tags: ['session'],
    response: sessionSchema,
  }),
  changeView: route({
    method: 'post',
    path: '/api/session/view',
    access: { scope: 'signedIn' },
    summary:
      'Look at another account, or at none: one of the own ones, or, for house and its agency, one to work in',
    tags: ['session'],
    body: z.object({ accountId: id.nullable(), agencyId: id.nullable().optional() }),
    response: sessionSchema,
  }),
  updateProfile: route({
    method: 'patch',
    path: '/api/session/profile',
    access: { scope: 'signedIn' },
    summary: 'Change the own name, language or theme',
    tags: ['session'],
    body: z.object({
      firstName: shortText.min(1, 'field is required').optional(),
      lastName: shortText.min(1, 'field is required').optional(),
      language: language.nullable().optional(),
      themeValue: z.string().max(40).nullable().optional(),
    }),
    response: sessionSchema,
  }),
  changePassword: route({
    method: 'post',
    path: '/api/session/password',
    access: { scope: 'signedIn' },
    summary: 'Change the own password; every other session of the person ends',
    tags: ['session'],
    body: z.object({ currentPassword: z.string().max(200), newPassword: z.string().min(8).max(200) }),
  }),
}

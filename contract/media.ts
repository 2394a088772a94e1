import { ACCOUNT_ROLES } from '@vitrine/domain/auth/view-role.ts'
import { z } from 'zod'
import { cursor, id, page, shortText, timestamp } from './fields.ts'
import { route } from './route.ts'

const MEDIA_KINDS = ['image', 'video', 'audio', 'document'] as const
const MEDIA_STATES = ['processing', 'ready', 'failed'] as const
const inAccount = { scope: 'account', roles: ACCOUNT_ROLES } as const
const accountParams = z.object({ accountId: id })
const mediaParams = z.object({ accountId: id, mediaId: id })

/** One medium (MED-001, MED-002). Addresses are null until its files are in place; until then draw a placeholder (MED-003). */
export const mediaSchema = z.object({
  uid: id,
  url: z.string().nullable(),
  /** The webp of 200x200; other sizes by replacing that in its name (MED-013). Null for sound and documents. */
  thumb: z.string().nullable(),
  thumbType: z.string().nullable(),
  /** Content type of the file at `url`. */
  type: z.string(),
  kind: z.enum(MEDIA_KINDS),
  /** As the uploader called it. */
  name: z.string(),
  /** Bytes of the uploaded file. */
  size: z.number(),
  mediaUploadCompleted: z.boolean(),
  state: z.enum(MEDIA_STATES),
  /** Why it could not be made ready: a key below `media.` of the dictionaries (MED-014). */
  failure: z.string().nullable(),
  /** Pixels of the upright picture. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  durationMs: z.number().nullable(),
  /** As #rrggbb, to show until the picture is there. */
  color: z.string().nullable(),
  alt: z.string(),
  caption: z.string(),
  description: z.string(),
  mediaTitle: z.string(),
  isMediaSourceMobileApp: z.boolean(),
  createDate: timestamp,
  updateDate: timestamp,
})
export type Media = z.output<typeof mediaSchema>

/** A medium of a content item, as viewers take it (MED-001). */
const contentMediaSchema = mediaSchema.extend({ id, contentId: id })

const mediaTexts = z.object({
  alt: shortText.optional(),
  caption: z.string().trim().max(1000).optional(),
  description: z.string().trim().max(5000).optional(),
  mediaTitle: shortText.optional(),
})

export const mediaRoutes = {
  listMedia: route({
    method: 'get',
    path: '/api/accounts/{accountId}/media',
    access: inAccount,
    summary: 'The media of an account, newest first; with `ids` exactly those, to ask how far they are',
    tags: ['media'],
    params: accountParams,
    query: z.object({
      after: cursor.optional(),
      kind: z.enum(MEDIA_KINDS).optional(),
      search: shortText.optional(),
      /** At most 100, separated by commas. */
      ids: z.string().max(3_700).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(40),
    }),
    response: page(mediaSchema),
  }),
  readMedia: route({
    method: 'get',
    path: '/api/accounts/{accountId}/media/{mediaId}',
    access: inAccount,
    summary: 'One medium',
    tags: ['media'],
    params: mediaParams,
    response: mediaSchema,
  }),
  updateMedia: route({
    method: 'patch',
    path: '/api/accounts/{accountId}/media/{mediaId}',
    access: inAccount,
    summary: 'Change the texts of a medium',
    tags: ['media'],
    params: mediaParams,
    body: mediaTexts,
    response: mediaSchema,
  }),
  prepareMediaAgain: route({
    method: 'post',
    path: '/api/accounts/{accountId}/media/{mediaId}/prepare',
    access: inAccount,
    summary: 'Try again to make a medium ready whose preparation failed',
    tags: ['media'],
    params: mediaParams,
    response: mediaSchema,
  }),
  deleteMedia: route({
    method: 'delete',
    path: '/api/accounts/{accountId}/media/{mediaId}',
    access: inAccount,
    summary: 'Delete a medium with its files; refused while something shows it, saying what',
    tags: ['media'],
    params: mediaParams,
  }),
  listContentMedia: route({
    method: 'get',
    path: '/api/media',
    access: { scope: 'public' },
    summary:
      "A content item's media in their order; without sign-in only of published items (MED-015, MED-016)",
    tags: ['media'],
    query: z.object({ contentUid: id, accountId: id.optional() }),
    response: z.object({ data: z.array(contentMediaSchema) }),
  }),
  saveContentMedia: route({
    method: 'post',
    path: '/api/media',
    access: inAccount,
    summary:
      'Add an uploaded medium to a content item, or change its texts; the body names the medium (MED-015, MED-016)',
    tags: ['media'],
    query: z.object({ contentUid: id.optional(), accountId: id.optional() }),
    body: mediaTexts.extend({
      uid: id.optional(),
      mediaUid: id.optional(),
      contentUid: id.optional(),
      isMediaSourceMobileApp: z.boolean().optional(),
    }),
    response: z.object({ data: mediaSchema }),
  }),
  removeContentMedia: route({
    method: 'delete',
    path: '/api/media',
    access: inAccount,
    summary: 'Take one medium off a content item; without mediaUid refused (MED-015, MED-016)',
    tags: ['media'],
    query: z.object({ contentUid: id, mediaUid: id.optional(), accountId: id.optional() }),
  }),
}

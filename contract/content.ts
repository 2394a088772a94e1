import { ACCOUNT_ROLES, type ViewRole } from '@vitrine/domain/auth/view-role.ts'
import { CONTENT_STATUSES, PUBLISH_STATUSES, SERVICE_STATUSES } from '@vitrine/domain/content/status.ts'
import { z } from 'zod'
import { contentInput } from './content-input.ts'
import { contentCardSchema, contentItemSchema } from './content-item.ts'
import { cursor, flag, id, page, storableText, timestamp } from './fields.ts'
import { route } from './route.ts'

/** Which content types a person may create, update or delete is told by her permissions, not by the route (ROL-005). */
const MEMBERS: readonly ViewRole[] = [...ACCOUNT_ROLES, 'user']

const accountParams = z.object({ accountId: id })
const itemParams = z.object({ accountId: id, contentId: id })
const base = '/api/accounts/{accountId}/contents'

const oneOrMore = <Entry extends z.ZodType>(entry: Entry) =>
  z.union([entry.transform((value) => [value]), z.array(entry).min(1).max(50)]).optional()

/** Repeated keys are alternatives, different keys must all hold. `from` and `to` bound the date of the last change. */
export const contentListQuery = z.object({
  search: storableText.trim().max(200).optional(),
  contentType: oneOrMore(id),
  service: oneOrMore(z.enum(SERVICE_STATUSES)),
  content: oneOrMore(z.enum(CONTENT_STATUSES)),
  publish: oneOrMore(z.enum(PUBLISH_STATUSES)),
  businessCategory: oneOrMore(id),
  businessService: oneOrMore(id),
  /** Ids of labels (tags), not of groups. */
  businessLabel: oneOrMore(id),
  relatedTo: id.optional(),
  from: timestamp.optional(),
  to: timestamp.optional(),
  /** Only what the caller made herself. */
  own: flag.optional(),
  /** The deleted ones instead. */
  deleted: flag.optional(),
  /** 20 without filters and 30 with them, when not given (CNT-012). */
  limit: z.coerce.number().int().min(1).max(100).optional(),
  after: cursor.optional(),
})
export type ContentListQuery = z.input<typeof contentListQuery>

/**
 * What a save answers beside the item: what was done differently from what was asked.
 * permalinkChanged: the wanted one was taken, `permalink` stands now (PUB-004) · merged: somebody else had changed other
 * fields meanwhile, both changes stand.
 */
const saveNotice = z.discriminatedUnion('code', [
  z.object({ code: z.literal('permalinkChanged'), wanted: z.string(), permalink: z.string() }),
  z.object({ code: z.literal('merged'), fields: z.array(z.string()) }),
])
const saved = z.object({ item: contentItemSchema, notices: z.array(saveNotice) })
export type SavedContent = z.output<typeof saved>

/** `error.details` of the 409 editConflict of a save; `fields` are those that both sides changed. Nothing was stored. */
export const editConflictSchema = z.object({
  version: z.number().int(),
  current: contentItemSchema,
  changedBy: z.string().nullable(),
  changedAt: timestamp.nullable(),
  fields: z.array(z.string()),
})
export type EditConflict = z.output<typeof editConflictSchema>

export const contentRoutes = {
  createContent: route({
    method: 'post',
    path: base,
    access: { scope: 'account', roles: MEMBERS },
    summary: 'Make an item; it starts open, draft and not published unless the body says otherwise (CNT-007)',
    tags: ['content'],
    params: accountParams,
    body: contentInput.extend({ contentTypeId: id }),
    response: saved,
    maxBodyBytes: 1024 * 1024,
  }),
  listContents: route({
    method: 'get',
    path: base,
    access: { scope: 'account', roles: MEMBERS },
    summary: 'Items by the date of their last change, newest first (CNT-012)',
    tags: ['content'],
    params: accountParams,
    query: contentListQuery,
    response: page(contentCardSchema),
  }),
  readContent: route({
    method: 'get',
    path: `${base}/{contentId}`,
    access: { scope: 'account', roles: MEMBERS },
    summary:
      'One item with its media; 404 contentNotAvailable, or contentRemoved when it was deleted (CNT-019)',
    tags: ['content'],
    params: itemParams,
    response: contentItemSchema,
  }),
  saveContent: route({
    method: 'put',
    path: `${base}/{contentId}`,
    access: { scope: 'account', roles: MEMBERS },
    summary:
      'Store the changed fields of the version that was edited. Changes of others to other fields merge; to the same field: 409 editConflict',
    tags: ['content'],
    params: itemParams,
    body: z.object({
      version: z.number().int().min(1),
      changes: contentInput,
      /** The media the form began with: what was uploaded to the item meanwhile is then kept behind the new list. */
      mediaBefore: z.array(id).max(500).optional(),
    }),
    response: saved,
    maxBodyBytes: 1024 * 1024,
  }),
  changeContentStatus: route({
    method: 'patch',
    path: `${base}/{contentId}/status`,
    access: { scope: 'account', roles: MEMBERS },
    summary: 'Set one or more of the three statuses at once, whatever the version (CNT-005, CNT-026)',
    tags: ['content'],
    params: itemParams,
    body: z
      .object({
        service: z.enum(SERVICE_STATUSES).optional(),
        content: z.enum(CONTENT_STATUSES).optional(),
        publish: z.enum(PUBLISH_STATUSES).optional(),
      })
      .refine(
        (status) => Object.values(status).some((value) => value !== undefined),
        'name at least one status',
      ),
    response: contentItemSchema,
  }),
  deleteContent: route({
    method: 'delete',
    path: `${base}/{contentId}`,
    access: { scope: 'account', roles: MEMBERS },
    summary: 'Delete an item; its public copy goes at once. Deleting it again is no error',
    tags: ['content'],
    params: itemParams,
  }),
  restoreContent: route({
    method: 'post',
    path: `${base}/{contentId}/restore`,
    access: { scope: 'account', roles: MEMBERS },
    summary: 'Bring a deleted item back; after more than a minute it comes back not published (CNT-018)',
    tags: ['content'],
    params: itemParams,
    response: saved,
  }),
}

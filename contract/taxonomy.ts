import { ACCOUNT_ROLES, type ViewRole } from '@vitrine/domain/auth/view-role.ts'
import { CUSTOM_FIELD_TYPES } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { TAXONOMY_KINDS } from '@vitrine/domain/taxonomy/taxonomy-kind.ts'
import { z } from 'zod'
import { id, longText, requiredText, shortText } from './fields.ts'
import { route } from './route.ts'

const READERS: readonly ViewRole[] = [...ACCOUNT_ROLES, 'user']
/** Settings are changed by the owner and the admins only (ROL-022). */
const EDITORS: readonly ViewRole[] = ['account', 'accountAdmin']

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour like #1f7a5c')
const label = requiredText.max(120)
const position = z.number().int()

/** `key` is 'project', 'blog', 'listing' or 'testimonial' for the types an account starts with, else null (TAX-001). */
const contentTypeSchema = z.object({
  id,
  key: z.string().nullable(),
  label: z.string(),
  color: z.string(),
  pipelineId: id.nullable(),
  isMilestones: z.boolean(),
  position,
})

/** An empty `contentTypes` means: all types. `canChange`: the caller may fill the field in (TAX-015). */
const customFieldSchema = z.object({
  id,
  name: z.string(),
  type: z.enum(CUSTOM_FIELD_TYPES),
  options: z.array(z.string()),
  contentTypes: z.array(id),
  group: z.string(),
  isRequired: z.boolean(),
  isTitle: z.boolean(),
  isDescription: z.boolean(),
  isPublic: z.boolean(),
  position,
  canChange: z.boolean(),
})

const categorySchema = z.object({ id, label: z.string(), position })

/** TAX-012; `cover.thumb` is null until the picture is ready. */
const serviceSchema = z.object({
  id,
  label: z.string(),
  alias: z.string(),
  description: z.string(),
  cover: z.object({ mediaId: id, thumb: z.string().nullable() }).nullable(),
  position,
})

const tagSchema = z.object({ id, label: z.string(), position })
/** TAX-013: a group with its tags. */
const labelGroupSchema = z.object({ id, label: z.string(), position, tags: z.array(tagSchema) })

/** All that a content form and the settings pages choose from, in their order. */
const taxonomySchema = z.object({
  contentTypes: z.array(contentTypeSchema),
  customFields: z.array(customFieldSchema),
  categories: z.array(categorySchema),
  services: z.array(serviceSchema),
  labelGroups: z.array(labelGroupSchema),
  can: z.object({ edit: z.boolean() }),
})
export type Taxonomy = z.output<typeof taxonomySchema>
export type ContentType = z.output<typeof contentTypeSchema>
export type CustomField = z.output<typeof customFieldSchema>
export type Category = z.output<typeof categorySchema>
export type Service = z.output<typeof serviceSchema>
export type LabelGroup = z.output<typeof labelGroupSchema>
export type Tag = z.output<typeof tagSchema>

const contentTypeBody = z.object({
  label,
  color,
  pipelineId: id.nullable().optional(),
  isMilestones: z.boolean().optional(),
})
const customFieldBody = z.object({
  name: label,
  type: z.enum(CUSTOM_FIELD_TYPES),
  options: z.array(requiredText).max(200).optional(),
  contentTypes: z.array(id).max(100).optional(),
  group: shortText.max(80).optional(),
  isRequired: z.boolean().optional(),
  isTitle: z.boolean().optional(),
  isDescription: z.boolean().optional(),
  isPublic: z.boolean().optional(),
})
const serviceBody = z.object({
  label,
  alias: shortText.optional(),
  description: longText.max(5_000).optional(),
  coverMediaId: id.nullable().optional(),
})
const labelBody = z.object({ label })

const accountParams = z.object({ accountId: id })
const base = '/api/accounts/{accountId}'

export const taxonomyRoutes = {
  readTaxonomy: route({
    method: 'get',
    path: `${base}/taxonomy`,
    access: { scope: 'account', roles: READERS },
    summary: 'Content types, custom fields, categories, services and labels of an account',
    tags: ['taxonomy'],
    params: accountParams,
    response: taxonomySchema,
  }),
  orderTaxonomy: route({
    method: 'put',
    path: `${base}/taxonomy/order`,
    access: { scope: 'account', roles: EDITORS },
    summary:
      'Put the entries of one kind in this order; labels within their group. Entries left out keep their place behind',
    tags: ['taxonomy'],
    params: accountParams,
    body: z.object({ kind: z.enum(TAXONOMY_KINDS), ids: z.array(id).min(1).max(500) }),
    response: taxonomySchema,
  }),
  createContentType: route({
    method: 'post',
    path: `${base}/content-types`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Add a content type',
    tags: ['taxonomy'],
    params: accountParams,
    body: contentTypeBody,
    response: contentTypeSchema,
  }),
  updateContentType: route({
    method: 'patch',
    path: `${base}/content-types/{contentTypeId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Change a content type',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, contentTypeId: id }),
    body: contentTypeBody.partial(),
    response: contentTypeSchema,
  }),
  deleteContentType: route({
    method: 'delete',
    path: `${base}/content-types/{contentTypeId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Remove a content type; 409 inUse while content has it',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, contentTypeId: id }),
  }),
  createCustomField: route({
    method: 'post',
    path: `${base}/custom-fields`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Add a custom field (TAX-004)',
    tags: ['taxonomy'],
    params: accountParams,
    body: customFieldBody,
    response: customFieldSchema,
  }),
  updateCustomField: route({
    method: 'patch',
    path: `${base}/custom-fields/{customFieldId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Change a custom field; its type stays while values are stored',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, customFieldId: id }),
    body: customFieldBody.partial(),
    response: customFieldSchema,
  }),
  deleteCustomField: route({
    method: 'delete',
    path: `${base}/custom-fields/{customFieldId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Remove a custom field; 409 inUse while content has a value in it',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, customFieldId: id }),
  }),
  createCategory: route({
    method: 'post',
    path: `${base}/categories`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Add a category',
    tags: ['taxonomy'],
    params: accountParams,
    body: labelBody,
    response: categorySchema,
  }),
  updateCategory: route({
    method: 'patch',
    path: `${base}/categories/{categoryId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Rename a category; public pages follow',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, categoryId: id }),
    body: labelBody,
    response: categorySchema,
  }),
  deleteCategory: route({
    method: 'delete',
    path: `${base}/categories/{categoryId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Remove a category; 409 inUse while content is linked to it (TAX-011)',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, categoryId: id }),
  }),
  createService: route({
    method: 'post',
    path: `${base}/services`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Add a service (TAX-012)',
    tags: ['taxonomy'],
    params: accountParams,
    body: serviceBody,
    response: serviceSchema,
  }),
  updateService: route({
    method: 'patch',
    path: `${base}/services/{serviceId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Change a service; public pages follow',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, serviceId: id }),
    body: serviceBody.partial(),
    response: serviceSchema,
  }),
  deleteService: route({
    method: 'delete',
    path: `${base}/services/{serviceId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Remove a service; 409 inUse while content is linked to it',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, serviceId: id }),
  }),
  createLabelGroup: route({
    method: 'post',
    path: `${base}/label-groups`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Add a group of labels, with its first tags when given (TAX-013)',
    tags: ['taxonomy'],
    params: accountParams,
    body: z.object({ label, tags: z.array(labelBody).max(200).optional() }),
    response: labelGroupSchema,
  }),
  updateLabelGroup: route({
    method: 'patch',
    path: `${base}/label-groups/{labelGroupId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Rename a group of labels; public pages follow',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, labelGroupId: id }),
    body: labelBody,
    response: labelGroupSchema,
  }),
  deleteLabelGroup: route({
    method: 'delete',
    path: `${base}/label-groups/{labelGroupId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Remove a group with its labels; 409 inUse while content carries one of them',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, labelGroupId: id }),
  }),
  createLabel: route({
    method: 'post',
    path: `${base}/label-groups/{labelGroupId}/labels`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Add a label to a group',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, labelGroupId: id }),
    body: labelBody,
    response: tagSchema,
  }),
  updateLabel: route({
    method: 'patch',
    path: `${base}/labels/{labelId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Rename a label; public pages follow',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, labelId: id }),
    body: labelBody,
    response: tagSchema,
  }),
  deleteLabel: route({
    method: 'delete',
    path: `${base}/labels/{labelId}`,
    access: { scope: 'account', roles: EDITORS },
    summary: 'Remove a label; 409 inUse while content carries it',
    tags: ['taxonomy'],
    params: z.object({ accountId: id, labelId: id }),
  }),
}

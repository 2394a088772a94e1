import { taxonomyRoutes } from '@vitrine/contract/taxonomy.ts'
import { handle, type MountedRoute } from '#platform/http/feature.ts'
import { createCategory, deleteCategory, updateCategory } from './categories.ts'
import { createContentType, deleteContentType, updateContentType } from './content-types.ts'
import { createCustomField, deleteCustomField, updateCustomField } from './custom-fields.ts'
import { createLabelGroup, deleteLabelGroup, updateLabelGroup } from './label-groups.ts'
import { createLabel, deleteLabel, updateLabel } from './labels.ts'
import { orderTaxonomy } from './order-taxonomy.ts'
import { readTaxonomy } from './read-taxonomy.ts'
import { createService, deleteService, updateService } from './services.ts'

export const routes: readonly MountedRoute[] = [
  handle(taxonomyRoutes.readTaxonomy, (ctx) => readTaxonomy(ctx)),
  handle(taxonomyRoutes.orderTaxonomy, (ctx, { body }) => orderTaxonomy(ctx, body)),
  handle(taxonomyRoutes.createContentType, (ctx, { body }) => createContentType(ctx, body)),
  handle(taxonomyRoutes.updateContentType, (ctx, { params, body }) =>
    updateContentType(ctx, params.contentTypeId, body),
  ),
  handle(taxonomyRoutes.deleteContentType, (ctx, { params }) => deleteContentType(ctx, params.contentTypeId)),
  handle(taxonomyRoutes.createCustomField, (ctx, { body }) => createCustomField(ctx, body)),
  handle(taxonomyRoutes.updateCustomField, (ctx, { params, body }) =>
    updateCustomField(ctx, params.customFieldId, body),
  ),
  handle(taxonomyRoutes.deleteCustomField, (ctx, { params }) => deleteCustomField(ctx, params.customFieldId)),
  handle(taxonomyRoutes.createCategory, (ctx, { body }) => createCategory(ctx, body)),
  handle(taxonomyRoutes.updateCategory, (ctx, { params, body }) =>
    updateCategory(ctx, params.categoryId, body),
  ),
  handle(taxonomyRoutes.deleteCategory, (ctx, { params }) => deleteCategory(ctx, params.categoryId)),
  handle(taxonomyRoutes.createService, (ctx, { body }) => createService(ctx, body)),
  handle(taxonomyRoutes.updateService, (ctx, { params, body }) => updateService(ctx, params.serviceId, body)),
  handle(taxonomyRoutes.deleteService, (ctx, { params }) => deleteService(ctx, params.serviceId)),
  handle(taxonomyRoutes.createLabelGroup, (ctx, { body }) => createLabelGroup(ctx, body)),
  handle(taxonomyRoutes.updateLabelGroup, (ctx, { params, body }) =>
    updateLabelGroup(ctx, params.labelGroupId, body),
  ),
  handle(taxonomyRoutes.deleteLabelGroup, (ctx, { params }) => deleteLabelGroup(ctx, params.labelGroupId)),
  handle(taxonomyRoutes.createLabel, (ctx, { params, body }) => createLabel(ctx, params.labelGroupId, body)),
  handle(taxonomyRoutes.updateLabel, (ctx, { params, body }) => updateLabel(ctx, params.labelId, body)),
  handle(taxonomyRoutes.deleteLabel, (ctx, { params }) => deleteLabel(ctx, params.labelId)),
]

import type { Taxonomy } from '@vitrine/contract/taxonomy.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { presentContentType, presentCustomField, presentLabelGroups, presentService } from './present.ts'
import {
  findCategories,
  findContentTypes,
  findCustomFields,
  findLabelGroups,
  findLabels,
  findServices,
} from './queries.ts'

/** All that an account sorts its content by, in the owner's order; one transaction, so that the parts fit together. */
export function readTaxonomy(ctx: AccountCtx): Promise<Taxonomy> {
  const { account, rights } = ctx
  return ctx.db.inAccount(account, async (tx) => {
    const contentTypes = await findContentTypes(tx, account)
    const customFields = await findCustomFields(tx, account)
    const categories = await findCategories(tx, account)
    const services = await findServices(tx, account)
    const labelGroups = presentLabelGroups(await findLabelGroups(tx, account), await findLabels(tx, account))
    return {
      contentTypes: contentTypes.map(presentContentType),
      customFields: customFields.map((field) => presentCustomField(field, rights)),
      categories,
      services: services.map((service) => presentService(account, service)),
      labelGroups,
      can: { edit: rights.full },
    }
  })
}

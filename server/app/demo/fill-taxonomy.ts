import type { Taxonomy } from '@vitrine/contract/taxonomy.ts'
import {
  createCategory,
  createCustomField,
  createLabelGroup,
  createService,
  readTaxonomy,
} from '#features/taxonomy/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import type { DemoTaxonomy } from './demo-data.ts'

/** Adds what a business sorts its work by; what is there already stays as it is. */
export async function fillTaxonomy(ctx: AccountCtx, wanted: DemoTaxonomy): Promise<Taxonomy> {
  const there = await readTaxonomy(ctx)
  const isNew = (list: readonly { label: string }[], label: string) =>
    !list.some((one) => one.label === label)
  for (const label of wanted.categories)
    if (isNew(there.categories, label)) await createCategory(ctx, { label })
  for (const { label, alias, description } of wanted.services)
    if (isNew(there.services, label)) await createService(ctx, { label, alias, description })
  for (const [label, tags] of Object.entries(wanted.labelGroups))
    if (isNew(there.labelGroups, label))
      await createLabelGroup(ctx, { label, tags: tags.map((tag) => ({ label: tag })) })
  for (const { contentTypes, options, ...field } of wanted.fields) {
    if (there.customFields.some((one) => one.name === field.name)) continue
    const ids = there.contentTypes.flatMap((type) =>
      contentTypes?.some((key) => key === type.key) ? [type.id] : [],
    )
    await createCustomField(ctx, { ...field, contentTypes: ids, options: [...(options ?? [])] })
  }
  return readTaxonomy(ctx)
}

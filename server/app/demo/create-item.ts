import type { Taxonomy } from '@vitrine/contract/taxonomy.ts'
import { textToHtml } from '@vitrine/domain/content/rich-text.ts'
import { createContent } from '#features/content/index.ts'
import { publicCopies } from '#features/publishing/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'
import { daysBefore } from './act-as-owner.ts'
import type { DemoItem } from './demo-data.ts'

const DONE = { service: 'completed', content: 'finalized', publish: 'published' } as const

/** Writes one item, in a transaction of its own and with the date it claims; its pictures follow. */
export async function createItem(
  ctx: AccountCtx,
  item: DemoItem,
  known: { taxonomy: Taxonomy; start: Date; ids: ReadonlyMap<string, string> },
): Promise<string> {
  const { taxonomy } = known
  const contentTypeId = taxonomy.contentTypes.find((type) => type.key === item.type)?.id
  if (!contentTypeId) throw new Error(`the account has no content type ${item.type}`)
  const { lead, paragraphs } = leadOf(item)
  const saved = await createContent(daysBefore(ctx, known.start, item.daysAgo), publicCopies, {
    contentTypeId,
    title: item.title,
    description: paragraphs.map((text) => (text.startsWith('<') ? text : textToHtml(text))).join(''),
    status: { ...DONE, ...item.status },
    location: item.place ? locationOf(item.place) : null,
    businessCategories: idsOf(taxonomy.categories, item.categories),
    businessServices: idsOf(taxonomy.services, item.services),
    businessLabels: Object.entries(item.labels ?? {}).flatMap(([group, labels]) =>
      idsOf(taxonomy.labelGroups.find((one) => one.label === group)?.tags ?? [], labels),
    ),
    customValues: valuesOf(taxonomy, item),
    presentation: { description: lead, rating: item.rating ?? null },
    testimonial: {
      customerName: item.customer?.name ?? '',
      customerTitle: item.customer?.title ?? '',
    },
    relatedTo: (item.about && known.ids.get(item.about)) || null,
    seo: { ...item.seo, permalink: item.permalink },
  })
  return saved.item.id
}

/** A project's page sets its first sentences large, above the rest. */
function leadOf({ type, description }: DemoItem): { lead: string; paragraphs: readonly string[] } {
  const [first = '', ...others] = description
  return type === 'project' && others.length > 0
    ? { lead: first, paragraphs: others }
    : { lead: '', paragraphs: description }
}

function locationOf({ address, city, neighborhood, lat, lng }: NonNullable<DemoItem['place']>) {
  return { address, city, neighborhood: neighborhood ?? null, coords: { lat, lng } }
}

function idsOf(
  entries: readonly { id: string; label: string }[],
  labels: readonly string[] | undefined,
): string[] {
  return entries.flatMap(({ id, label }) => (labels?.includes(label) ? [id] : []))
}

function valuesOf({ customFields }: Taxonomy, { values = {} }: DemoItem) {
  return Object.fromEntries(
    customFields.flatMap(({ id, name }) => (values[name] === undefined ? [] : [[id, values[name]]])),
  )
}

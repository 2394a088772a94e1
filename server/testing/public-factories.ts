import { type PublicCard, type PublicPage, tagKey } from '@vitrine/domain/content/public-copy.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Services } from '#platform/context/context.ts'

let counter = 0

/** A content type of an account; testimonials have the key 'testimonial'. */
export async function makeContentType(
  services: Services,
  account: AuthorizedAccount,
  given: { label?: string; key?: string | null } = {},
) {
  const id = services.newId<string>()
  const label = given.label ?? `Type ${++counter}`
  const key = given.key ?? null
  await services.db.inAccount(account, (tx) =>
    tx
      .insertInto('content_types')
      .values({
        account_id: account,
        id,
        key,
        label,
        color: '#123456',
        position: counter,
        created_at: services.now(),
      })
      .execute(),
  )
  return { id, label, key }
}

/** Categories, services and tags of an account, as far as they are named. */
export async function makeLabels(
  services: Services,
  account: AuthorizedAccount,
  given: { categories?: string[]; services?: string[]; tags?: Record<string, string[]> },
) {
  const common = (label: string, position: number) => ({
    account_id: account,
    id: services.newId<string>(),
    label,
    position,
    created_at: services.now(),
  })
  await services.db.inAccount(account, async (tx) => {
    for (const [at, label] of (given.categories ?? []).entries())
      await tx.insertInto('categories').values(common(label, at)).execute()
    for (const [at, label] of (given.services ?? []).entries())
      await tx.insertInto('services').values(common(label, at)).execute()
    for (const [at, [label, tags]] of Object.entries(given.tags ?? {}).entries()) {
      const group = common(label, at)
      await tx.insertInto('label_groups').values(group).execute()
      for (const [place, tag] of tags.entries())
        await tx
          .insertInto('labels')
          .values({ ...common(tag, place), group_id: group.id })
          .execute()
    }
  })
}

export interface PublicItemGiven {
  id?: string
  title?: string
  permalink?: string
  type?: { id: string; key: string | null; label: string }
  status?: { publish?: string; content?: string; service?: string }
  categories?: string[]
  services?: string[]
  tags?: { group: string; tag: string }[]
  relatedTo?: string
  rating?: number
  updatedAt?: Date
  card?: Partial<PublicCard>
  page?: Partial<PublicPage>
}

/** A published item as publishing leaves it in content_public; each is a minute newer than the one before. */
export async function makePublicItem(
  services: Services,
  account: AuthorizedAccount,
  given: PublicItemGiven = {},
) {
  const number = ++counter
  const id = given.id ?? services.newId<string>()
  const title = given.title ?? `Item ${number}`
  const permalink = given.permalink ?? `item-${number}`
  const type = given.type ?? { id: services.newId<string>(), key: 'project', label: 'Projects' }
  const card: PublicCard = {
    title,
    cover: null,
    place: null,
    hasVideo: false,
    hasBeforeAfter: false,
    rating: given.rating ?? null,
    ...given.card,
  }
  const page: PublicPage = {
    description: '',
    media: [],
    mainVideo: null,
    before: null,
    after: null,
    presentation: { title: '', description: '' },
    rating: given.rating ?? null,
    customer: { name: '', title: '', photo: null },
    contentType: type,
    address: null,
    city: null,
    neighborhood: null,
    coords: null,
    customFields: [],
    seo: { title: '', description: '' },
    ...given.page,
  }
  const updatedAt = given.updatedAt ?? new Date(Date.UTC(2026, 0, 1) + number * 60_000)
  await services.db.inAccount(account, (tx) =>
    tx
      .insertInto('content_public')
      .values({
        account_id: account,
        id,
        permalink,
        title,
        content_type_id: type.id,
        type_key: type.key,
        s_p: given.status?.publish ?? 'published',
        s_c: given.status?.content ?? 'finalized',
        s_s: given.status?.service ?? 'completed',
        b_c: given.categories ?? [],
        b_s: given.services ?? [],
        b_l: (given.tags ?? []).map(({ group, tag }) => tagKey(group, tag)),
        related_to: given.relatedTo ?? null,
        rating: given.rating === undefined ? null : String(given.rating),
        card: JSON.stringify(card),
        page: JSON.stringify(page),
        updated_at: updatedAt,
      })
      .execute(),
  )
  return { id, title, permalink, updatedAt }
}

/** A review of an item, or of the business. */
export function makePublicReview(
  services: Services,
  account: AuthorizedAccount,
  given: PublicItemGiven & { text?: string; customerName?: string } = {},
) {
  return makePublicItem(services, account, {
    type: { id: services.newId<string>(), key: 'testimonial', label: 'Testimonials' },
    ...given,
    page: {
      presentation: { title: '', description: given.text ?? '' },
      customer: { name: given.customerName ?? '', title: '', photo: null },
      ...given.page,
    },
  })
}

export async function saveSiteSettings(services: Services, account: AuthorizedAccount, settings: object) {
  await services.db.inAccount(account, async (tx) => {
    await sql`update account_state set site_settings = ${JSON.stringify(settings)}::jsonb, update_count = update_count + 1
      where account_id = ${account}`.execute(tx)
    await announce(services, account, tx)
  })
}

/** What every save does: the account's version moves on and an event tells it. */
export async function bumpVersion(services: Services, account: AuthorizedAccount) {
  await services.db.inAccount(account, async (tx) => {
    await sql`update account_state set update_count = update_count + 1 where account_id = ${account}`.execute(
      tx,
    )
    await announce(services, account, tx)
  })
}

async function announce(
  services: Services,
  account: AuthorizedAccount,
  tx: Parameters<Parameters<Services['db']['inAccount']>[1]>[0],
) {
  await tx
    .insertInto('outbox')
    .values({ type: 'site-settings.saved', account_id: account, payload: '{}', created_at: services.now() })
    .execute()
}

/** The owner's own row behind a public copy, for what hangs on it; `texts` fills every text of it. */
export async function makeContentBehind(
  services: Services,
  account: AuthorizedAccount,
  given: { id: string; permalink: string; text?: string },
) {
  const now = services.now()
  const type = await makeContentType(services, account)
  const text = given.text ?? ''
  await services.db.inAccount(account, (tx) =>
    tx
      .insertInto('contents')
      .values({
        account_id: account,
        id: given.id,
        content_type_id: type.id,
        permalink: given.permalink,
        title: text,
        description: text,
        stage: text,
        address: text,
        city: text,
        neighborhood: text,
        customer_name: text,
        customer_title: text,
        presentation_title: text,
        presentation_description: text,
        seo_title: text,
        seo_description: text,
        custom_values: JSON.stringify({ [text || 'x']: text }),
        created_at: now,
        updated_at: now,
      })
      .execute(),
  )
}

import type { ContentInput } from '@vitrine/contract/content-input.ts'
import { contentInput } from '@vitrine/contract/content-input.ts'
import type {
  AuthorizedAccount,
  CategoryId,
  ContentTypeId,
  CustomFieldId,
  LabelGroupId,
  LabelId,
  ServiceId,
} from '@vitrine/domain/ids.ts'
import type { DefaultContentTypeKey } from '@vitrine/domain/taxonomy/content-types.ts'
import type { CustomFieldType } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { createContent } from '#features/content/index.ts'
import { publicCopies } from '#features/publishing/index.ts'
import { seedContentTypes } from '#features/taxonomy/index.ts'
import type { AccountCtx, Services } from '#platform/context/context.ts'
import { bumpUpdateCount } from '#platform/db/bump-update-count.ts'

let counter = 0
const next = () => ++counter

/** The id of one of the account's first content types; makes all four when there are none. */
export async function contentTypeOf(
  services: Services,
  account: AuthorizedAccount,
  key: DefaultContentTypeKey = 'project',
): Promise<ContentTypeId> {
  return services.db.inAccount(account, async (tx) => {
    // several at once must not make them twice
    await bumpUpdateCount(tx, account)
    const find = () =>
      tx
        .selectFrom('content_types')
        .where('account_id', '=', account)
        .where('key', '=', key)
        .select('id')
        .executeTakeFirst()
    if (!(await find())) await seedContentTypes(tx, services, { id: account, language: 'en' })
    // its own id column
    return (await find())?.id as ContentTypeId
  })
}

export async function makeCategory(
  services: Services,
  account: AuthorizedAccount,
  label = `Category ${next()}`,
) {
  const id = services.newId<CategoryId>()
  const row = { account_id: account, id, label, position: next(), created_at: services.now() }
  await services.db.inAccount(account, (tx) => tx.insertInto('categories').values(row).execute())
  return { id, label }
}

export async function makeService(
  services: Services,
  account: AuthorizedAccount,
  label = `Service ${next()}`,
) {
  const id = services.newId<ServiceId>()
  const row = { account_id: account, id, label, position: next(), created_at: services.now() }
  await services.db.inAccount(account, (tx) => tx.insertInto('services').values(row).execute())
  return { id, label }
}

/** A label in a group of its own, or in the group given. */
export async function makeLabel(
  services: Services,
  account: AuthorizedAccount,
  given: { label?: string; groupId?: string; group?: string } = {},
) {
  const id = services.newId<LabelId>()
  const label = given.label ?? `Label ${next()}`
  const groupLabel = given.group ?? `Group ${next()}`
  const groupId = given.groupId ?? services.newId<LabelGroupId>()
  const created_at = services.now()
  await services.db.inAccount(account, async (tx) => {
    if (!given.groupId) {
      await tx
        .insertInto('label_groups')
        .values({ account_id: account, id: groupId, label: groupLabel, position: next(), created_at })
        .execute()
    }
    await tx
      .insertInto('labels')
      .values({ account_id: account, id, group_id: groupId, label, position: next(), created_at })
      .execute()
  })
  return { id, label, groupId, groupLabel }
}

export async function makeCustomField(
  services: Services,
  account: AuthorizedAccount,
  given: {
    name?: string
    type?: CustomFieldType
    options?: string[]
    group?: string
    isTitle?: boolean
    isDescription?: boolean
    isRequired?: boolean
    isPublic?: boolean
  } = {},
) {
  const id = services.newId<CustomFieldId>()
  const name = given.name ?? `Field ${next()}`
  await services.db.inAccount(account, (tx) =>
    tx
      .insertInto('custom_fields')
      .values({
        account_id: account,
        id,
        name,
        type: given.type ?? 'text',
        options: JSON.stringify(given.options ?? []),
        group_name: given.group ?? '',
        is_title: given.isTitle ?? false,
        is_description: given.isDescription ?? false,
        is_required: given.isRequired ?? false,
        is_public: given.isPublic ?? true,
        position: next(),
        created_at: services.now(),
      })
      .execute(),
  )
  return { id, name }
}

/** An item made as its owner would make it, with its public copy; published and finalised unless `status` says otherwise. */
export async function makeContent(
  services: Services,
  account: AuthorizedAccount,
  given: ContentInput & { type?: DefaultContentTypeKey } = {},
) {
  const { type, ...input } = given
  const contentTypeId = input.contentTypeId ?? (await contentTypeOf(services, account, type))
  const status = {
    service: 'completed',
    content: 'finalized',
    publish: 'published',
    ...input.status,
  } as const
  const body = contentInput.parse({ title: `Item ${next()}`, ...input, status })
  const { item } = await createContent(systemCtx(services, account), publicCopies, { ...body, contentTypeId })
  return item
}

/** The context of somebody who may do everything in the account, without a session. */
function systemCtx(services: Services, account: AuthorizedAccount): AccountCtx {
  return {
    ...services,
    account,
    role: 'account',
    rights: { full: true },
    host: { kind: 'unknown', name: 'factory.test' },
    requestId: 'factory',
    ip: 'factory',
    actor: {
      kind: 'user',
      // nobody: no person is behind what a factory makes
      userId: services.newId(),
      sessionId: services.newId(),
      email: 'factory@example.test',
      userType: 'account',
      viewRole: 'account',
      agencyId: undefined,
      accountId: account,
      rights: { full: true },
      isSwitched: false,
    },
  }
}

import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '@vitrine/domain/language.ts'
import { DEFAULT_CONTENT_TYPE_LABELS } from '@vitrine/domain/taxonomy/content-type-labels.ts'
import { DEFAULT_CONTENT_TYPES } from '@vitrine/domain/taxonomy/content-types.ts'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

/** Gives a new account its first content types, named in its language (TAX-001); part of the transaction that makes the account. */
export async function seedContentTypes(
  tx: Tx,
  ctx: Pick<Services, 'now' | 'newId'>,
  account: { id: AuthorizedAccount; language: string },
): Promise<void> {
  const labels =
    DEFAULT_CONTENT_TYPE_LABELS[isLanguage(account.language) ? account.language : DEFAULT_LANGUAGE]
  await tx
    .insertInto('content_types')
    .values(
      DEFAULT_CONTENT_TYPES.map(({ key, color }, index) => ({
        account_id: account.id,
        id: ctx.newId(),
        key,
        label: labels[key],
        color,
        position: index,
        created_at: ctx.now(),
      })),
    )
    .execute()
}

import { createHash } from 'node:crypto'
import { metaHashInput } from '@vitrine/domain/gallery/page-address.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export interface PageMetaRow {
  meta_title: string
  meta_description: string
  meta_author: string
  meta_keywords: string
  logo: string
}

/** What an owner wrote for one address of the site (SIT-054). */
export async function findPageMeta(
  tx: Tx,
  account: AuthorizedAccount,
  hash: string,
): Promise<PageMetaRow | undefined> {
  const { rows } = await sql<PageMetaRow>`
    select meta_title, meta_description, meta_author, meta_keywords, logo
      from page_meta where account_id = ${account} and address_hash = ${hash}`.execute(tx)
  return rows[0]
}

/** SHA-256 in hex of an address's host plus path (SIT-055). */
export function metaHash(address: string): string {
  return createHash('sha256').update(metaHashInput(address)).digest('hex')
}

import { foundation } from './0001-foundation.ts'
import { tenantTables } from './0002-tenant-tables.ts'
import { places } from './0003-places.ts'
import { contentSearch } from './0004-content-search.ts'
import { publicSearch } from './0005-public-search.ts'
import { copiesWithoutSearch } from './0006-copies-without-search.ts'

/** In order, by name; each is a list of single statements, for a distributed database takes only one at a time. */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  '0001-foundation': foundation,
  '0002-tenant-tables': tenantTables,
  '0003-places': places,
  '0004-content-search': contentSearch,
  '0005-public-search': publicSearch,
  '0006-copies-without-search': copiesWithoutSearch,
}

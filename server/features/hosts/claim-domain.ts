import {
  isDomain,
  normalizeDomainName,
  numberedDomainName,
  RESERVED_DOMAIN_NAMES,
} from '@vitrine/domain/hosts/domain-name.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { sql } from 'kysely'
import type { Services } from '#platform/context/context.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * A free sub-domain of the product for a name, numbered when others have it (HST-014, HST-015, HST-016).
 * The caller inserts its white-label record in the same transaction; until that ends nobody else chooses.
 */
export async function chooseSubDomain(ctx: Pick<Services, 'config'>, tx: Tx, name: string): Promise<string> {
  const base = normalizeDomainName(name) || 'site'
  await chooseAlone(tx)
  for (let attempt = 1; ; attempt++) {
    const candidate = numberedDomainName(base, attempt)
    const domain = `${candidate}.${ctx.config.siteSuffix}`
    if (RESERVED_DOMAIN_NAMES.includes(candidate) || ctx.config.platformHosts.includes(domain)) continue
    if (!(await isTaken(tx, domain))) return domain
  }
}

/** Answers a domain given by hand, in lowercase. Throws invalidInput `domainNotValid` or conflict `domainTaken`. */
export async function claimDomain(ctx: Pick<Services, 'config'>, tx: Tx, wished: string): Promise<string> {
  const domain = wished.trim().toLowerCase()
  // `localhost` below which development runs has no top-level domain
  if (!isDomain(domain) && !/^[a-z0-9-]+\.localhost$/.test(domain)) {
    throw new Problem('invalidInput', 'domainNotValid', 'Url is not correct')
  }
  await chooseAlone(tx)
  if (ctx.config.platformHosts.includes(domain) || (await isTaken(tx, domain))) {
    throw new Problem('conflict', 'domainTaken', 'This domain is in use already')
  }
  return domain
}

async function chooseAlone(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('whitelabel-domain'))`.execute(tx)
}

async function isTaken(tx: Tx, domain: string): Promise<boolean> {
  const row = await tx
    .selectFrom('whitelabels')
    .where((on) => on(on.fn('lower', ['whitelabel_domain']), '=', domain))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

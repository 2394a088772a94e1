import { createHash } from 'node:crypto'
import type { Host } from '@vitrine/domain/hosts/host.ts'
import type { SiteBuild } from '#platform/site-renderer/site-build.ts'
import { themeMode } from './present-frame.ts'
import type { SiteFacts } from './site-facts.ts'

/** The stylesheet of the colours of an account, of its settings or its brand; '' when it has none. */
export function brandSheet(build: SiteBuild, { settings, row, ...facts }: SiteFacts, host: Host): string {
  const brand = host.kind === 'unknown' ? undefined : host.brand
  return build.brandStylesheet({
    primaryColor: row.primary_color ?? brand?.primaryColor ?? null,
    themeValue: themeMode({ settings, row, ...facts }),
    themeColors: Object.keys(settings.themeColors).length > 0 ? settings.themeColors : null,
    overlay: settings.overlay,
  })
}

/** Its address, made of its content: another colour is another file (SIT-041). */
export function brandHref(build: SiteBuild, facts: SiteFacts, host: Host): string | null {
  const sheet = brandSheet(build, facts, host)
  return sheet === '' ? null : `/assets/brand/${sheetHash(sheet)}.css`
}

export function sheetHash(sheet: string): string {
  return createHash('sha256').update(sheet).digest('hex').slice(0, 20)
}

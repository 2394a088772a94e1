import type { HostBrand } from '@vitrine/domain/hosts/host.ts'
import { originOf } from '#features/hosts/index.ts'
import type { Services } from '#platform/context/context.ts'
import type { MailBrand } from '#platform/mail/layout.ts'

/** The brand of a host as a mail wears it: pictures and links need whole addresses there (HST-002). */
export function mailBrand(ctx: Pick<Services, 'config'>, hostName: string, brand: HostBrand): MailBrand {
  const base = originOf(ctx.config, hostName)
  const logoUrl = wholeAddress(brand.logo, base)
  const policyUrl = wholeAddress(brand.policyUrl, base)
  return {
    appName: brand.appName,
    ...(logoUrl && { logoUrl }),
    ...(policyUrl && { policyUrl }),
    ...(brand.primaryColor && { primaryColour: brand.primaryColor }),
  }
}

function wholeAddress(address: string | undefined, base: string): string | undefined {
  const url = address && URL.canParse(address, base) ? new URL(address, base) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

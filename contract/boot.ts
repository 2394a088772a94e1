import type { Language } from '@vitrine/domain/language.ts'

/**
 * What the server writes into the console's document as `<script type="application/json" id="boot">`:
 * the host's white-label record and what the first paint needs (HST-001, HST-002).
 */
export interface Boot {
  host: BootHost
  /** The CSP nonce of this document, for styles made at run time. */
  nonce: string
  languages: readonly Language[]
  defaultLanguage: Language
}

export interface BootHost {
  kind: 'platform' | 'agency'
  appName: string
  /** Addresses of pictures, or null when there are none. */
  logo: string | null
  icon: string | null
  /** Terms link of the sign-in pages; `/terms` when null (HST-027). */
  policyUrl: string | null
  themeValue: string | null
  /** `#rrggbb` */
  primaryColor: string | null
  radius?: 'sharp' | 'round' | 'soft' | null
  /** Shows the sign-up link (HST-010, HST-011). */
  allowSignUp: boolean
  /** The platform's own host: asks to contact the agent instead of offering sign-up (HST-012, HST-013). */
  isSharedHost: boolean
  businessName: string
}

import type { Session } from '@vitrine/contract/session.ts'
import { readLook, setLook } from '#app/appearance/look-store.ts'

/** What the person chose on any device holds here too; what she chose here before signing in stays otherwise (I18-003, I18-005). */

export function adoptLook(session: Session): void {
  const here = readLook()
  const next = {
    language: session.user.language ?? here.language,
    themeValue: session.user.themeValue ?? here.themeValue,
    accountLanguage: session.account?.language ?? null,
  }
  const same =
    next.language === here.language &&
    next.themeValue === here.themeValue &&
    next.accountLanguage === here.accountLanguage
  if (!same) setLook(next)
}

import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { themeColors } from '@vitrine/ui/themes/theme-colors.ts'
import { useMemo } from 'react'
import { themeInForce } from './theme-in-force.ts'

/** A theme at a glance: its page, its accent. Without a name: the host's. */
export function ThemeSwatch({ name }: { name: ThemeName | undefined }) {
  const roles = useMemo(() => {
    const inForce = themeInForce(name)
    return themeColors(inForce.name, inForce.brand).roles
  }, [name])
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <circle cx="9" cy="9" r="8.5" fill={roles.surface} stroke={roles['line-strong']} />
      <path d="M9 3a6 6 0 0 1 0 12z" fill={roles.brand} />
    </svg>
  )
}

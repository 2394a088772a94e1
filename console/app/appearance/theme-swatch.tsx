import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { themeColors } from '@vitrine/ui/themes/theme-colors.ts'
import { useMemo } from 'react'
import { boot } from '#app/boot.ts'

/** A theme at a glance: its page, its accent. */
export function ThemeSwatch({ name }: { name: ThemeName }) {
  const { surface, brand, line } = useMemo(() => {
    const carriesBrand = name === 'default' || name === 'defaultDark'
    const { roles } = themeColors(
      name,
      carriesBrand && boot.host.primaryColor ? { color: boot.host.primaryColor } : undefined,
    )
    return { surface: roles.surface, brand: roles.brand, line: roles['line-strong'] }
  }, [name])
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <circle cx="9" cy="9" r="8.5" fill={surface} stroke={line} />
      <path d="M9 3a6 6 0 0 1 0 12z" fill={brand} />
    </svg>
  )
}

import { DirectionProvider, MantineProvider } from '@mantine/core'
import { chooseTheme, isThemeName, type ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { buildTheme } from '@vitrine/ui/mantine/build-theme.ts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { boot } from '#app/boot.ts'
import { useLook } from './look-store.ts'

/** The theme in force: the person's, then the agency's, then default (I18-005). A change rewrites variables, nothing reloads. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const own = useLook().themeValue
  const name = chooseTheme(own, boot.host.themeValue)
  const { theme, resolver, scheme } = useMemo(() => buildTheme(name, brandFor(name, own)), [name, own])

  useEffect(() => {
    document.documentElement.dataset.theme = name
    document.documentElement.style.colorScheme = scheme
  }, [name, scheme])

  return (
    <DirectionProvider initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        forceColorScheme={scheme}
        getStyleNonce={() => boot.nonce}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}

/** Who picks one of the coloured themes wants its colour; the two defaults always carry the agency's. */
function brandFor(name: ThemeName, own: string | null) {
  const { primaryColor, radius } = boot.host
  const keepsColor = !isThemeName(own) || name === 'default' || name === 'defaultDark'
  return { ...(primaryColor && keepsColor && { color: primaryColor }), ...(radius && { radius }) }
}

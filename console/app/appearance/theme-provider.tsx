import { DirectionProvider, MantineProvider } from '@mantine/core'
import { buildTheme } from '@vitrine/ui/mantine/build-theme.ts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { boot } from '#app/boot.ts'
import { useLook } from './look-store.ts'
import { themeInForce } from './theme-in-force.ts'

/** The theme in force: the person's, then the agency's, then default (I18-005). A change rewrites variables, nothing reloads. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const own = useLook().themeValue
  const { name, theme, resolver, scheme } = useMemo(() => {
    const inForce = themeInForce(own)
    return { name: inForce.name, ...buildTheme(inForce.name, inForce.brand) }
  }, [own])

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

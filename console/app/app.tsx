import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Language } from '@vitrine/domain/language.ts'
import type { Dictionary } from '@vitrine/ui/i18n/dictionary.ts'
import { queryClient } from './api/query-client.ts'
import { ThemeProvider } from './appearance/theme-provider.tsx'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { Toasts } from './notices/toasts.tsx'
import { router } from './routing/router.ts'

export function App({ initial }: { initial: { language: Language; dictionary: Dictionary } }) {
  return (
    <ThemeProvider>
      <LanguageProvider initial={initial}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </LanguageProvider>
    </ThemeProvider>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { defaultRoute } from '@vitrine/domain/auth/landing.ts'
import { api } from '#app/api/api.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyFailed } from '#app/notices/notice-store.ts'
import { replaceSession } from './session-query.ts'

/** Looks at another account or agency, or at none, and starts there at the role's first page. */
export function useChangeView() {
  const router = useRouter()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: (body: { accountId: string | null; agencyId?: string | null }) => api.changeView({ body }),
    onSuccess: async (session) => {
      const to = defaultRoute(session.viewRole)
      // its code first: while it comes, the page of the former view would stand there without its account
      const route = Object.values(router.routesById).find(({ fullPath }) => fullPath === to)
      if (route) await router.loadRouteChunk(route)
      replaceSession(session)
      await router.navigate({ to })
    },
    onError: (error) => notifyFailed(problemText(error)),
  })
}

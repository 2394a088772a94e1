import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { SignedIn } from '@vitrine/contract/auth.ts'
import type { Session } from '@vitrine/contract/session.ts'
import { api } from '#app/api/api.ts'
import { queryClient } from '#app/api/query-client.ts'
import { writeToken } from './token-store.ts'

/** Who is signed in and what she looks at; every page under the shell has it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => api.readSession(),
  staleTime: 5 * 60_000,
})

export const useSession = (): Session => useSuspenseQuery(sessionQuery).data

/** Takes over what a sign-in, a sign-up or a custom token answered. */
export function startSession({ session, ...token }: SignedIn): Session {
  queryClient.clear()
  writeToken(token)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  return session
}

/** A changed view changes what every other answer means: all of them are dropped. */
export function replaceSession(session: Session): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  const viewChanged = before?.account?.id !== session.account?.id || before?.agency?.id !== session.agency?.id
  queryClient.setQueryData(sessionQuery.queryKey, session)
  // not refetched: the page that asks may belong to the former view, where it would be refused now
  if (viewChanged) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}

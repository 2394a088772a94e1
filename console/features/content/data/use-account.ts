import { useSession } from '#app/session/session-query.ts'

/** The account in view. Content pages are open only to roles that have one (NAV-016). */
export function useAccount() {
  const { account } = useSession()
  if (!account) throw new Error('A content page was opened without an account in view.')
  return account
}

import { useRouter } from '@tanstack/react-router'
import type { SignedIn } from '@vitrine/contract/auth.ts'
import { landingAfterSignIn } from '@vitrine/domain/auth/landing.ts'
import { adoptLook } from '#app/session/adopt-look.ts'
import { startSession } from '#app/session/session-query.ts'

/** Takes over a fresh sign-in and leads to the page asked for before, else where the rules say (AUT-017, AUT-018, NAV-013). */
export function useEnter(): (signedIn: SignedIn) => void {
  const router = useRouter()
  return (signedIn) => {
    const session = startSession(signedIn)
    adoptLook(session)
    const wished = new URLSearchParams(window.location.search).get('to')
    const landing = landingAfterSignIn({ userType: session.user.type, accountCount: session.accounts.length })
    router.history.replace(isOwnPath(wished) ? wished : landing)
  }
}

/** `//evil.example` and `/\evil` are addresses of other hosts. */
const isOwnPath = (path: string | null): path is string => path !== null && /^\/(?![/\\])/.test(path)

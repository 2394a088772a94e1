import { getRouteApi } from '@tanstack/react-router'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { GuestFrame } from './guest-frame.tsx'
import { ShowCase } from './show-case.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { TokenSignIn } from './token-sign-in.tsx'

const route = getRouteApi('/public/login')

/** AUT-001 to AUT-008 */
export function LoginPage() {
  const t = useText()
  const { customToken } = route.useSearch()
  useDocumentTitle(t('auth.signIn'))
  return (
    <GuestFrame aside={<ShowCase />}>
      {customToken ? <TokenSignIn customToken={customToken} /> : <SignInForm />}
    </GuestFrame>
  )
}

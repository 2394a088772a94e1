import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { GuestFrame } from './guest-frame.tsx'

interface Props {
  title: string
  intro?: ReactNode
  children?: ReactNode
  /** Replaces the way back to sign-in at the end. */
  end?: ReactNode
}

/** A quiet page for guests: title, a sentence, a form or a notice, the way back. */
export function GuestPage({ title, intro, children, end }: Props) {
  const t = useText()
  useDocumentTitle(title)
  return (
    <GuestFrame>
      <div className="v-login-stack">
        <header>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </header>
        {children}
        {end ?? (
          <p className="v-login-offer">
            <Anchor component={Link} to="/login">
              {t('auth.backToSignIn')}
            </Anchor>
          </p>
        )}
      </div>
    </GuestFrame>
  )
}

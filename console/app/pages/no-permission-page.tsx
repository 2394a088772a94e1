import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { AGENCY_ROLES } from '@vitrine/domain/auth/view-role.ts'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { useDocumentTitle } from './document-title.ts'

/** Stands in for a page whose roles do not include the visitor's (NAV-016, ROL-019, ROL-020). */
export function NoPermissionPage({ page }: { page: string | undefined }) {
  const t = useText()
  const navigate = useNavigate()
  const isAgency = AGENCY_ROLES.includes(useSession().viewRole)
  useDocumentTitle(t('shell.noPermissionTitle'))
  return (
    <div className="v-page">
      <EmptyState
        whole
        art={<ShelfArt kind="lock" />}
        title={t('shell.noPermissionTitle')}
        actions={
          <Button onClick={() => void navigate({ to: '/welcome-user' })}>{t('shell.backHome')}</Button>
        }
      >
        {isAgency
          ? t('shell.noPermissionAgency')
          : t('shell.noPermission', { page: page ?? t('shell.noPermissionPage') })}
      </EmptyState>
    </div>
  )
}

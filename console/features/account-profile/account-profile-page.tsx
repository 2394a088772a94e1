import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { FormSkeleton } from '@vitrine/ui/components/form-skeleton.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { LoadFailed } from '#app/pages/load-failed.tsx'
import { useSession } from '#app/session/session-query.ts'
import { ProfileForm } from './profile-form.tsx'
import { accountProfileQuery } from './profile-query.ts'

/** The record of the account in view (ACC-022, NAV-017). */
export function AccountProfilePage() {
  const t = useText()
  const { account } = useSession()
  useDocumentTitle(t('business.title'))
  return (
    <div className="v-page">
      <PageHeader
        title={t('business.title')}
        purpose={t('business.purpose')}
        actions={
          account?.siteUrl && (
            <Button
              component="a"
              href={account.siteUrl}
              target="_blank"
              rel="noreferrer"
              variant="default"
              rightSection={<IconExternalLink size={15} />}
            >
              {t('business.visitSite')}
            </Button>
          )
        }
      />
      {account ? <Loaded accountId={account.id} /> : <PickAccount />}
    </div>
  )
}

function Loaded({ accountId }: { accountId: string }) {
  const t = useText()
  const profile = useQuery(accountProfileQuery(accountId))
  if (profile.isPending) return <FormSkeleton label={t('common.loading')} rows={4} />
  if (profile.isError) {
    return <LoadFailed title={t('business.loadFailed')} query={profile} />
  }
  return <ProfileForm key={accountId} profile={profile.data} reload={() => profile.refetch()} />
}

/** Several accounts and none in view (SES-006). */
function PickAccount() {
  const t = useText()
  return (
    <EmptyState
      art={<ShelfArt />}
      title={t('business.pickTitle')}
      actions={
        <Button component={Link} to="/my-accounts">
          {t('business.pickAction')}
        </Button>
      }
    >
      {t('business.pick')}
    </EmptyState>
  )
}

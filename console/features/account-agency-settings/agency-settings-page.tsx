import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormSkeleton } from '@vitrine/ui/components/form-skeleton.tsx'
import { PageHeader } from '@vitrine/ui/components/page-header.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useDocumentTitle } from '#app/pages/document-title.ts'
import { LoadFailed } from '#app/pages/load-failed.tsx'
import { useSession } from '#app/session/session-query.ts'
import { BrandForm } from './brand-form.tsx'
import { agencySettingsQuery } from './settings-query.ts'

/** Profile and brand of the agency, with what its sign-in page will look like (ACC-021, NAV-019). */
export function AgencySettingsPage() {
  const t = useText()
  const { agency } = useSession()
  const settings = useQuery(agencySettingsQuery(agency?.id ?? ''))
  useDocumentTitle(t('agency.settingsTitle'))
  return (
    <div className="v-page">
      <PageHeader
        title={t('agency.settingsTitle')}
        purpose={t('agency.settingsPurpose')}
        actions={
          <Button
            component={Link}
            to="/accounts"
            variant="default"
            rightSection={<IconArrowRight size={15} className="v-flip" />}
          >
            {t('agency.accountsTitle')}
          </Button>
        }
      />
      {settings.isPending ? (
        <FormSkeleton label={t('common.loading')} rows={4} />
      ) : settings.isError ? (
        <LoadFailed title={t('agency.settingsFailed')} query={settings} />
      ) : (
        <BrandForm settings={settings.data} reload={() => settings.refetch()} />
      )}
    </div>
  )
}

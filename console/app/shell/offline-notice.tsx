import { useNetwork } from '@mantine/hooks'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useText } from '#app/i18n/language-context.ts'

/** Stays as long as the connection is away. */
export function OfflineNotice() {
  const t = useText()
  const { online } = useNetwork()
  if (online) return null
  return (
    <div className="v-offline">
      <Notice tone="warning" title={t('shell.offlineTitle')}>
        <p>{t('shell.offline')}</p>
      </Notice>
    </div>
  )
}

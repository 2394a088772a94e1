import { ViewingAsBanner } from '@vitrine/ui/components/viewing-as-banner.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { useChangeView } from '#app/session/use-change-view.ts'

/** While house or agency works inside an account of another (SES-009). */
export function InsideBanner() {
  const t = useText()
  const { account } = useSession()
  const changeView = useChangeView()
  return (
    <ViewingAsBanner
      text={t('shell.viewingInside', { account: account?.businessName ?? '' })}
      end={t('shell.viewingLeave')}
      busy={changeView.isPending}
      onEnd={() => changeView.mutate({ accountId: null })}
    />
  )
}

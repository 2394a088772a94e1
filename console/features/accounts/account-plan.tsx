import type { SubscriptionType } from '@vitrine/domain/accounts/subscription.ts'
import { StatusBadge } from '@vitrine/ui/components/status-badge.tsx'
import { useText } from '#app/i18n/language-context.ts'

/** The normal case is a word; only what needs somebody is a badge (ACC-009). */
export function AccountPlan({ type }: { type: SubscriptionType }) {
  const t = useText()
  if (type === 'pending') return <StatusBadge tone="warning">{t('agency.planPending')}</StatusBadge>
  if (type === 'free') return <span className="v-sub">{t('agency.planFree')}</span>
  return <span>{t('agency.planPaid')}</span>
}

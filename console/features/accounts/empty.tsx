import { Button } from '@mantine/core'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'

export function NoAccounts() {
  const t = useText()
  return (
    <EmptyState art={<ShelfArt />} title={t('tiers.noAccountsTitle')}>
      {t('tiers.noAccounts')}
    </EmptyState>
  )
}

export function NoneFound({ onClear }: { onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      art={<ShelfArt kind="search" />}
      title={t('tiers.noneFoundTitle')}
      actions={
        <Button variant="default" onClick={onClear}>
          {t('tiers.clearFilters')}
        </Button>
      }
    >
      {t('tiers.noneFound')}
    </EmptyState>
  )
}

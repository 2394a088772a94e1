import { Button } from '@mantine/core'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'

export function NoAccounts() {
  const t = useText()
  return (
    <EmptyState art={<ShelfArt />} title={t('account.myAccountsEmptyTitle')}>
      {t('account.myAccountsEmpty')}
    </EmptyState>
  )
}

export function NoneFound({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      art={<ShelfArt kind="search" />}
      title={t('account.myAccountsNoneTitle', { query })}
      actions={
        <Button variant="default" onClick={onClear}>
          {t('account.clearSearch')}
        </Button>
      }
    >
      {t('account.myAccountsNone')}
    </EmptyState>
  )
}

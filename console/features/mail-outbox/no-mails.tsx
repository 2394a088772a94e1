import { Button } from '@mantine/core'
import { EmptyState } from '@vitrine/ui/components/empty-state.tsx'
import { ShelfArt } from '@vitrine/ui/components/shelf-art.tsx'
import { useText } from '#app/i18n/language-context.ts'

export function NoMails({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText()
  if (!isFiltered) {
    return (
      <EmptyState art={<ShelfArt />} title={t('mail.emptyTitle')}>
        {t('mail.empty')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<ShelfArt kind="search" />}
      title={t('mail.noneTitle')}
      actions={
        <Button variant="default" onClick={onClear}>
          {t('mail.showAll')}
        </Button>
      }
    >
      {t('mail.none')}
    </EmptyState>
  )
}

/** Beside the list until one is chosen. */
export function PickMail() {
  const t = useText()
  return (
    <section className="v-mail">
      <EmptyState art={<ShelfArt />} title={t('mail.pickTitle')}>
        {t('mail.pick')}
      </EmptyState>
    </section>
  )
}

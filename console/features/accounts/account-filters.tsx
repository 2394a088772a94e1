import { Select } from '@mantine/core'
import { ACCOUNT_STATUSES, SUBSCRIPTION_TYPES } from '@vitrine/domain/accounts/subscription.ts'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { SearchField } from '#app/lists/search-field.tsx'
import { useSearchText } from '#app/lists/use-search-text.ts'
import type { AccountsSearch } from './routes.ts'

interface Props {
  search: AccountsSearch
  onChange: (part: Partial<AccountsSearch>) => void
}

/** Search, state, plan and order; all of it stands in the address. */
export function AccountFilters({ search, onChange }: Props) {
  const t = useText()
  const [text, setText] = useSearchText(search.q ?? '', (q) => onChange({ q: q || undefined }))
  return (
    <FilterBar
      chips={[]}
      search={<SearchField label={t('tiers.searchAccounts')} value={text} onChange={setText} />}
      add={
        <>
          <Select
            size="xs"
            w={150}
            aria-label={t('tiers.status')}
            placeholder={t('tiers.anyStatus')}
            clearable
            data={ACCOUNT_STATUSES.map((value) => ({ value, label: t(`tiers.status${value}`) }))}
            value={search.status ?? null}
            onChange={(value) => onChange({ status: ACCOUNT_STATUSES.find((known) => known === value) })}
          />
          <Select
            size="xs"
            w={150}
            aria-label={t('tiers.plan')}
            placeholder={t('tiers.anyPlan')}
            clearable
            data={SUBSCRIPTION_TYPES.map((value) => ({ value, label: t(`tiers.plan_${value}`) }))}
            value={search.plan ?? null}
            onChange={(value) => onChange({ plan: SUBSCRIPTION_TYPES.find((known) => known === value) })}
          />
        </>
      }
      end={
        <Select
          size="xs"
          w={150}
          aria-label={t('tiers.sort')}
          data={[
            { value: 'name', label: t('tiers.sortName') },
            { value: 'newest', label: t('tiers.sortNewest') },
          ]}
          value={search.sort ?? 'name'}
          onChange={(value) => onChange({ sort: value === 'newest' ? 'newest' : undefined })}
        />
      }
    />
  )
}

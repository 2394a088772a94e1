import { SegmentedControl } from '@mantine/core'
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { SearchField } from '#app/lists/search-field.tsx'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { AddFilter } from './add-filter.tsx'
import type { ListSearch } from './list-search.ts'
import { useFilterChips } from './use-filter-chips.ts'

interface Props {
  search: ListSearch
  onChange: (changes: Partial<ListSearch>) => void
}

/** Search, filters as sentences, layout (CNT-026). */
export function ListToolbar({ search, onChange }: Props) {
  const t = useText()
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState<string | null>(null)
  const chips = useFilterChips(search, onChange, setOpened)
  return (
    <FilterBar
      search={
        <SearchField
          label={t('content.search')}
          placeholder={t(isPhone ? 'common.search' : 'content.searchHint')}
          words={search.q ?? ''}
          onSearch={(q) => onChange({ q: q || undefined })}
        />
      }
      chips={chips}
      add={<AddFilter search={search} onChange={onChange} opened={opened} onOpen={setOpened} />}
      end={
        <SegmentedControl
          aria-label={t('content.layout')}
          value={search.layout ?? 'table'}
          onChange={(value) => onChange({ layout: value === 'cards' ? 'cards' : undefined })}
          data={[
            { value: 'table', label: <IconLayoutList size={15} aria-label={t('content.layoutTable')} /> },
            { value: 'cards', label: <IconLayoutGrid size={15} aria-label={t('content.layoutCards')} /> },
          ]}
          classNames={{ label: 'v-layout-choice' }}
        />
      }
    />
  )
}

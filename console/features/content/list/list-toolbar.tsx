import { SegmentedControl, TextInput } from '@mantine/core'
import { IconLayoutGrid, IconLayoutList, IconSearch } from '@tabler/icons-react'
import { FilterBar } from '@vitrine/ui/components/filter-bar.tsx'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useIsPhone } from '../data/use-is-phone.ts'
import { AddFilter } from './add-filter.tsx'
import type { ListSearch } from './list-search.ts'
import { useFilterChips } from './use-filter-chips.ts'

/** Ms of quiet after which the words are asked for. */
const TYPING_PAUSE_MS = 250

interface Props {
  search: ListSearch
  onChange: (changes: Partial<ListSearch>) => void
}

/** Search, filters as sentences, layout (CNT-026). */
export function ListToolbar({ search, onChange }: Props) {
  const t = useText()
  const [opened, setOpened] = useState<string | null>(null)
  const chips = useFilterChips(search, onChange, setOpened)
  return (
    <FilterBar
      search={<SearchField words={search.q ?? ''} onSearch={(q) => onChange({ q: q || undefined })} />}
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

function SearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useText()
  const isPhone = useIsPhone()
  const [typed, setTyped] = useState(words)
  const latest = useRef(onSearch)
  latest.current = onSearch
  // Back, a chip or "clear" changed the words from outside.
  useEffect(() => setTyped(words), [words])
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => latest.current(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, words])
  return (
    <TextInput
      className="v-search"
      type="search"
      variant="filled"
      size="xs"
      w={240}
      data-page-search
      aria-label={t('content.search')}
      placeholder={t(isPhone ? 'common.search' : 'content.searchHint')}
      leftSection={<IconSearch size={14} />}
      rightSection={
        <span className="v-hide-phone">
          <Kbd>/</Kbd>
        </span>
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') latest.current(typed.trim())
        if (event.key !== 'Escape') return
        setTyped('')
        latest.current('')
        event.currentTarget.blur()
      }}
    />
  )
}

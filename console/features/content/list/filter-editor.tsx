import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { FILTERS, type FilterName, type ListSearch, NO_FILTERS, UPDATED_DAYS } from './list-search.ts'
import { FILTER_TEXT, useFilterValues } from './use-filter-values.ts'

interface Props {
  search: ListSearch
  onChange: (changes: Partial<ListSearch>) => void
  /** '' for the list of filters, else one's name. */
  at: string
  onMove: (filter: string) => void
}

/** From so many values on they can be searched. */
const SEARCH_FROM = 9

export function FilterEditor({ search, onChange, at, onMove }: Props) {
  const name = FILTERS.find((each) => each === at)
  if (name) return <Values name={name} {...{ search, onChange, onMove }} />
  if (at === 'updated') return <Dates {...{ search, onChange, onMove }} />
  return <Fields {...{ search, onChange, onMove }} />
}

function Fields({ search, onChange, onMove }: Omit<Props, 'at'>) {
  const t = useText()
  const values = useFilterValues()
  const isForView = (name: FilterName) => name !== 'publish' || !search.view || search.view === 'mine'
  const names = FILTERS.filter((name) => values[name].length > 0 && isForView(name))
  return (
    <div className="v-filter-fields">
      {[...names, 'updated' as const].map((name) => (
        <button type="button" key={name} onClick={() => onMove(name)}>
          {t(FILTER_TEXT[name])}
          {name !== 'updated' && search[name] && <span className="v-num v-sub">{search[name].length}</span>}
          <IconChevronRight size={14} className="v-flip" aria-hidden />
        </button>
      ))}
      <Button variant="subtle" size="xs" fullWidth mt={4} onClick={() => onChange(NO_FILTERS)}>
        {t('content.clearFilters')}
      </Button>
    </div>
  )
}

function Values({ name, search, onChange, onMove }: Omit<Props, 'at'> & { name: FilterName }) {
  const t = useText()
  const [words, setWords] = useState('')
  const all = useFilterValues()[name]
  const chosen: readonly string[] = search[name] ?? []
  const shown = all.filter(({ label }) => label.toLocaleLowerCase().includes(words.toLocaleLowerCase()))
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
    onChange({ [name]: next.length > 0 ? next : undefined })
  }
  return (
    <div className="v-filter-values">
      <BackTo label={t(FILTER_TEXT[name])} onMove={onMove} />
      {all.length >= SEARCH_FROM && (
        <TextInput
          size="xs"
          aria-label={t('common.search')}
          placeholder={t('common.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <div className="v-filter-list">
        {shown.map(({ value, label, color }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            label={
              <span className="v-stage">
                {color && <span className="v-dot" style={{ background: color }} />}
                <bdi>{label}</bdi>
              </span>
            }
          />
        ))}
      </div>
    </div>
  )
}

function Dates({ search, onChange, onMove }: Omit<Props, 'at'>) {
  const t = useText()
  const setDay = (name: 'from' | 'to', value: string) =>
    onChange({ days: undefined, [name]: value || undefined })
  return (
    <div className="v-filter-values">
      <BackTo label={t('content.updated')} onMove={onMove} />
      <div className="v-filter-list">
        {UPDATED_DAYS.map((days) => (
          <Checkbox
            key={days}
            checked={search.days === days}
            onChange={() =>
              onChange({ days: search.days === days ? undefined : days, from: undefined, to: undefined })
            }
            label={`${t('content.filterInLast')} ${t('content.days', { count: days })}`}
          />
        ))}
      </div>
      <TextInput
        type="date"
        size="xs"
        label={t('content.from')}
        value={search.from ?? ''}
        onChange={(event) => setDay('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        size="xs"
        label={t('content.to')}
        value={search.to ?? ''}
        onChange={(event) => setDay('to', event.currentTarget.value)}
      />
    </div>
  )
}

function BackTo({ label, onMove }: { label: string; onMove: (filter: string) => void }) {
  const t = useText()
  return (
    <button type="button" className="v-filter-back" onClick={() => onMove('')}>
      <IconChevronLeft size={15} className="v-flip" aria-hidden />
      <span className="v-visually-hidden">{`${t('common.back')}: `}</span>
      {label}
    </button>
  )
}

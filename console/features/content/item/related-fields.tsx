import { Rating, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#app/api/api.ts'
import { useText } from '#app/i18n/language-context.ts'
import { listKey } from '../data/content-queries.ts'
import { useAccount } from '../data/use-account.ts'
import type { ItemForm } from './use-item-form.ts'

const TYPING_PAUSE_MS = 250
const OFFERED = 20

/** The item this one belongs to, found by its words, and those that belong to this one (CNT-014). */
export function RelatedFields({ form }: { form: ItemForm }) {
  const t = useText()
  const { item, values } = form
  const { id: accountId } = useAccount()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [search] = useDebouncedValue(words.trim(), TYPING_PAUSE_MS)
  const found = useQuery({
    queryKey: [...listKey(accountId), 'choose', search],
    queryFn: () =>
      api.listContents({ params: { accountId }, query: { search: search || undefined, limit: OFFERED } }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(item.relatedTo)
  const own = picked?.id === values.relatedTo ? picked : item.relatedTo
  const choices = (found.data?.items ?? [])
    .filter(({ id }) => id !== item.id)
    .map(({ id, title }) => ({ value: id, label: title || t('content.untitled') }))
  const data =
    own && !choices.some(({ value }) => value === own.id)
      ? [{ value: own.id, label: own.title || t('content.untitled') }, ...choices]
      : choices
  return (
    <>
      <Select
        data-field="relatedTo"
        label={t('content.relatedTo')}
        placeholder={form.readOnly ? undefined : t('content.choose')}
        data={data}
        value={values.relatedTo}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('common.clear') }}
        // the server has searched already
        filter={({ options }) => options}
        onSearchChange={setWords}
        onDropdownOpen={() => {
          setOpen(true)
          setWords('')
        }}
        nothingFoundMessage={found.isFetching ? t('common.loading') : t('content.nothingFits')}
        readOnly={form.readOnly}
        error={form.errors.relatedTo}
        onChange={(value, option) => {
          setPicked(value ? { id: value, title: option.label } : null)
          form.set({ relatedTo: value })
        }}
      />
      {item.relatedFrom.length > 0 && (
        <div>
          <div className="v-related-label">{t('content.relatedFrom')}</div>
          <ul className="v-related">
            {item.relatedFrom.map(({ id, title, rating }) => (
              <li key={id}>
                <Link to="/content/$contentId/{-$tab}" params={{ contentId: id }} dir="auto">
                  {title || t('content.untitled')}
                </Link>
                {rating !== null && (
                  <Rating
                    role="img"
                    value={rating}
                    fractions={2}
                    readOnly
                    size="xs"
                    aria-label={t('content.ratingTitle')}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

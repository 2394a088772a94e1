import { type ComboboxItem, type ComboboxItemGroup, MultiSelect } from '@mantine/core'
import { NEW_OPTION_MARKER } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { type ReactNode, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'

export interface Choice {
  value: string
  label: string
}

interface Props {
  /** Name of the field, for focus and errors. */
  field: string
  label: ReactNode
  description?: ReactNode
  /** One list, or several under headings. */
  groups: readonly { id: string; label?: string; choices: readonly Choice[] }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Makes a new choice and answers its value; undefined when it was refused. Without it nothing can be added. */
  onCreate?: ((name: string, groupId: string) => Promise<string | undefined>) | undefined
  readOnly?: boolean
  error?: ReactNode
}

/**
 * Several of a list, with a way to add what is missing where that is allowed. The entry "Add …" is only a marker in the
 * list and never part of the value (TAX-008).
 */
export function CreatableMultiSelect(props: Props) {
  const { field, label, description, groups, value, onChange, onCreate, readOnly, error } = props
  const t = useText()
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const name = words.trim()
  const pick = async (picked: string[]) => {
    const marker = picked.find((each) => each.startsWith(NEW_OPTION_MARKER))
    const known = picked.filter((each) => !each.startsWith(NEW_OPTION_MARKER))
    if (marker === undefined || !onCreate) return onChange(known)
    setWords('')
    setBusy(true)
    const made = await onCreate(name, marker.slice(NEW_OPTION_MARKER.length))
    setBusy(false)
    if (made !== undefined && !known.includes(made)) onChange([...known, made])
  }
  const isSame = (choice: Choice) => choice.label.toLocaleLowerCase() === name.toLocaleLowerCase()
  const mayAdd = (group: Props['groups'][number]) => onCreate && name !== '' && !group.choices.some(isSame)
  const data = groups.flatMap<ComboboxItem | ComboboxItemGroup<ComboboxItem>>((group) => {
    const adding = mayAdd(group)
      ? [
          {
            value: `${NEW_OPTION_MARKER}${group.id}`,
            label: group.label
              ? t('content.addNewIn', { name, group: group.label })
              : t('content.addNew', { name }),
          },
        ]
      : []
    const items = [...group.choices.map((choice) => ({ ...choice })), ...adding]
    return group.label ? [{ group: group.label, items }] : items
  })
  return (
    <MultiSelect
      data-field={field}
      label={label}
      description={description}
      data={data}
      value={[...value]}
      onChange={(picked) => void pick(picked)}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      hidePickedOptions
      classNames={{ input: 'v-pills', inputField: 'v-pills-words' }}
      readOnly={readOnly || isBusy}
      error={error}
      placeholder={value.length === 0 && !readOnly ? t('content.choose') : undefined}
      nothingFoundMessage={t('content.nothingFits')}
      comboboxProps={{ shadow: 'md', radius: 'md', transitionProps: { duration: 0 } }}
    />
  )
}

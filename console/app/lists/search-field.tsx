import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import type { KeyboardEvent } from 'react'
import { useSearchText } from './use-search-text.ts'

interface Props {
  label: string
  placeholder?: string
  /** The words the list shows now. */
  words: string
  onSearch: (words: string) => void
}

/** The search field above a list; `/` finds it, Escape empties and leaves it. */
export function SearchField({ label, placeholder = label, words, onSearch }: Props) {
  const [text, setText] = useSearchText(words, onSearch)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onSearch(text.trim())
    if (event.key !== 'Escape') return
    setText('')
    onSearch('')
    event.currentTarget.blur()
  }
  return (
    <TextInput
      className="v-search"
      variant="filled"
      size="xs"
      w={260}
      type="search"
      data-page-search
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={14} />}
      rightSection={text === '' && <Kbd>{SLASH}</Kbd>}
      rightSectionProps={{ className: 'v-hide-phone' }}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

const SLASH = '/'

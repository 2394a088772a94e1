import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { useSearchText } from './use-search-text.ts'

interface Props {
  label: string
  /** The words the list shows now. */
  words: string
  onSearch: (words: string) => void
}

/** The search field above a list; `/` finds it. */
export function SearchField({ label, words, onSearch }: Props) {
  const [text, setText] = useSearchText(words, onSearch)
  return (
    <TextInput
      className="v-search"
      variant="filled"
      size="xs"
      w={260}
      type="search"
      data-page-search
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={14} />}
      rightSection={text === '' && <Kbd>{SLASH}</Kbd>}
      rightSectionProps={{ className: 'v-hide-phone' }}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

const SLASH = '/'

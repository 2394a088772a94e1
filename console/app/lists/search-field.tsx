import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
}

/** The search field above a list; `/` finds it. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <TextInput
      className="v-search"
      variant="filled"
      size="xs"
      w={240}
      type="search"
      data-page-search
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={14} />}
      rightSection={
        <span className="v-hide-phone">
          <Kbd>{SLASH}</Kbd>
        </span>
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const SLASH = '/'

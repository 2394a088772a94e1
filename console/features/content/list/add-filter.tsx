import { Drawer, Popover } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#app/i18n/language-context.ts'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { FilterEditor } from './filter-editor.tsx'
import { filterCount, type ListSearch } from './list-search.ts'

interface Props {
  search: ListSearch
  onChange: (changes: Partial<ListSearch>) => void
  /** '' shows all filters, a name that one, null none. */
  opened: string | null
  onOpen: (filter: string | null) => void
}

/** The way to a condition: a panel, on phones a sheet; its count stands on the button. */
export function AddFilter({ search, onChange, opened, onOpen }: Props) {
  const t = useText()
  const isPhone = useIsPhone()
  const count = filterCount(search)
  const button = (
    <button
      type="button"
      aria-expanded={opened !== null}
      aria-haspopup="dialog"
      onClick={() => onOpen(opened === null ? '' : null)}
    >
      <IconPlus size={13} aria-hidden />
      {t('content.filter')}
      {count > 0 && (
        <b className="v-only-phone v-num" title={t('content.filtersOn', { count })}>
          · {count}
        </b>
      )}
    </button>
  )
  const editor = <FilterEditor search={search} onChange={onChange} at={opened ?? ''} onMove={onOpen} />
  if (isPhone) {
    return (
      <>
        <span className="v-chip v-chip--add">{button}</span>
        <Drawer
          opened={opened !== null}
          onClose={() => onOpen(null)}
          position="bottom"
          size="auto"
          title={t('content.filters')}
          closeButtonProps={{ 'aria-label': t('common.close') }}
          classNames={{ content: 'v-sheet' }}
        >
          {editor}
        </Drawer>
      </>
    )
  }
  return (
    <Popover
      opened={opened !== null}
      onChange={(open) => !open && onOpen(null)}
      position="bottom-start"
      width={280}
      shadow="md"
      radius="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <span className="v-chip v-chip--add">
        <Popover.Target>{button}</Popover.Target>
      </span>
      <Popover.Dropdown aria-label={t('content.filters')}>{editor}</Popover.Dropdown>
    </Popover>
  )
}

import { Select } from '@mantine/core'
import { isThemeName, THEME_NAMES, type ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import { ThemeSwatch } from '#app/appearance/theme-swatch.tsx'
import { useText } from '#app/i18n/language-context.ts'

interface Props {
  label: string
  value: ThemeName | null
  /** What no choice means; without it there is always a choice. */
  none?: string
  readOnly?: boolean
  onChange: (value: ThemeName | null) => void
}

/** One of the 27 themes, each with its colours beside its name (I18-002). */
export function ThemeField({ label, value, none, readOnly, onChange }: Props) {
  const t = useText()
  const themes = THEME_NAMES.map((name) => ({ value: String(name), label: t(`themes.${name}`) }))
  return (
    <Select
      label={label}
      data={none ? [{ value: 'none', label: none }, ...themes] : themes}
      value={value ?? (none ? 'none' : 'default')}
      maxDropdownHeight={320}
      readOnly={readOnly}
      leftSection={<ThemeSwatch name={value ?? 'default'} />}
      renderOption={({ option }) => (
        <span className="v-row-main">
          {isThemeName(option.value) && <ThemeSwatch name={option.value} />}
          {option.label}
        </span>
      )}
      onChange={(chosen) => onChange(isThemeName(chosen) ? chosen : null)}
    />
  )
}

import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { Place } from '@vitrine/contract/geo.ts'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import type { AddressFieldProps } from './address-field-props.ts'
import { PRECISION_WORDS } from './precision-words.ts'
import type { useSuggestions } from './use-suggestions.ts'

interface Props extends AddressFieldProps {
  suggestions: ReturnType<typeof useSuggestions>
  onType: (address: string) => void
  onTake: (place: Place) => void
  onLeave: () => void
  rightSection: ReactNode
}

/** The field itself: arrow keys choose, Enter takes, Escape closes, and any text may stand. */
export function AddressInput(props: Props) {
  const { value, suggestions, onType, onTake, onLeave, rightSection } = props
  const { label, description, error, required, readOnly } = props
  const t = useText()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { places, credit } = suggestions
  const take = (id: string) => {
    const place = places.find((one) => one.id === id)
    if (place) onTake(place)
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={take} withinPortal>
      <Combobox.Target>
        <TextInput
          label={label ?? t('places.address')}
          description={description}
          error={error}
          required={required}
          readOnly={readOnly}
          value={value.address}
          placeholder={t('places.placeholder')}
          maxLength={500}
          autoComplete="off"
          leftSection={<IconMapPin size={16} aria-hidden />}
          rightSection={rightSection}
          onChange={(event) => {
            onType(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onBlur={() => {
            combobox.closeDropdown()
            onLeave()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={places.length === 0}>
        <Combobox.Options aria-label={t('places.suggestions')}>
          {places.map((place) => (
            <Combobox.Option key={place.id} value={place.id} className="v-address-option">
              <bdi>{place.label}</bdi>
              <span className="v-sub">{t(PRECISION_WORDS[place.precision])}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {credit && (
          <Combobox.Footer>
            <span className="v-sub" dir="ltr">
              {credit}
            </span>
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}

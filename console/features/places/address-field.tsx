import { Loader } from '@mantine/core'
import type { Place } from '@vitrine/contract/geo.ts'
import { useRef, useState } from 'react'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import type { AddressFieldProps } from './address-field-props.ts'
import { AddressInput } from './address-input.tsx'
import { PinSection } from './pin-section.tsx'
import { isRough } from './precision-words.ts'
import { usePlaceName } from './use-place-name.ts'
import { useSuggestions } from './use-suggestions.ts'
import './address-field.css'

/**
 * A typed address with suggestions and a pin that can be moved; typing is always possible, whatever the look-up of
 * places does (TAX-005, MAP-009, MAP-010, MAP-012).
 */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, onPlace, readOnly } = props
  const t = useText()
  const [isTyping, setIsTyping] = useState(false)
  const [taken, setTaken] = useState<Place | null>(null)
  // read within the same press that sets it, and shown
  const kept = useRef<string | null>(null)
  const [former, showFormer] = useState<string | null>(null)
  const setFormer = (address: string | null) => {
    kept.current = address
    showFormer(address)
  }
  const suggestions = useSuggestions(value.address, isTyping, value.coords)
  const naming = usePlaceName()

  const take = (place: Place) => {
    setIsTyping(false)
    setTaken(place)
    setFormer(null)
    onChange({ address: place.label, coords: { lat: place.lat, lng: place.lng } })
    onPlace?.(place)
  }
  const type = (address: string) => {
    setIsTyping(true)
    setTaken(null)
    setFormer(null)
    onChange({ ...value, address })
  }
  // MAP-009: moving the pin clears the address, letting go names the new spot
  const lift = () => {
    setFormer(kept.current ?? (value.address || null))
    setTaken(null)
    onChange({ ...value, address: '' })
  }
  const put = async (coords: { lat: number; lng: number }) => {
    setIsTyping(false)
    onChange({ address: '', coords })
    const place = await naming.find(coords)
    if (place) {
      onChange({ address: place.label, coords })
      onPlace?.(place)
      // without a name for the spot, what stood there says more than nothing
    } else if (place === null && kept.current) onChange({ address: kept.current, coords })
  }
  const putBack = () => {
    if (former) onChange({ ...value, address: former })
    setFormer(null)
  }

  return (
    <div className="v-address">
      <AddressInput
        {...props}
        suggestions={suggestions}
        onType={type}
        onTake={take}
        onLeave={() => setIsTyping(false)}
        rightSection={
          suggestions.isSearching ? <Loader size={14} aria-label={t('places.searching')} /> : undefined
        }
      />
      <p className="v-address-note" role="status">
        {noteOf()}
      </p>
      {former && former !== value.address && !naming.isBusy && (
        <button type="button" className="v-address-back" onClick={putBack}>
          {t('places.putBack', { address: former })}
        </button>
      )}
      <PinSection
        value={value}
        readOnly={readOnly === true}
        onLift={lift}
        onPut={put}
        onRemove={() => onChange({ ...value, coords: null })}
      />
    </div>
  )

  function noteOf(): string {
    if (naming.isBusy) return t('places.naming')
    if (naming.isUnnamed && value.address === '') return t('places.noName')
    const { error } = suggestions
    if (error instanceof ApiProblem && error.status === 429) return t('places.tooMany')
    if (error || naming.hasFailed) return t('places.unavailable')
    if (suggestions.isAnswered && suggestions.places.length === 0) {
      return suggestions.isComplete ? t('places.nothing') : t('places.incomplete')
    }
    return taken && isRough(taken.precision) ? t('places.cityOnly') : ''
  }
}

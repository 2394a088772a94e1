import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#app/api/api.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import type { ProfileValues } from './profile-values.ts'

type Place = ProfileValues['place']

interface Props {
  accountId: string
  value: Place
  onChange: (place: Place) => void
}

/** Any words as an address; a suggestion that is picked gives it its place on the map, and keeps the words typed before. */
export function AddressField({ accountId, value, onChange }: Props) {
  const { t, language } = useLanguage()
  const [wanted] = useDebouncedValue(lastPart(value.address), 200)
  const { data } = useQuery({
    queryKey: ['places', accountId, language, wanted],
    queryFn: () => api.suggestPlaces({ params: { accountId }, query: { query: wanted, language } }),
    enabled: wanted.length >= 2 && value.lat === null,
    placeholderData: keepPreviousData,
  })
  const places = value.lat === null && wanted.length >= 2 ? (data?.places ?? []) : []
  const street = value.address.slice(0, value.address.length - lastPart(value.address).length)
  const pick = (label: string) => {
    const place = places.find((one) => street + one.label === label)
    if (place) onChange({ address: label, lat: place.lat, lng: place.lng })
  }
  return (
    <Autocomplete
      label={t('business.address')}
      description={t('business.addressHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      data={[...new Set(places.map((place) => street + place.label))]}
      filter={({ options }) => options}
      value={value.address}
      onChange={(address) => address !== value.address && onChange({ address, lat: null, lng: null })}
      onOptionSubmit={pick}
      error={undefined}
      {...(value.address && {
        description:
          value.lat === null || value.lng === null
            ? `${t('business.addressNotPlaced')} ${t('business.addressHint')}`
            : t('business.addressPlaced', { lat: leftToRight(value.lat), lng: leftToRight(value.lng) }),
      })}
    />
  )
}

/** Of `12 Mill Lane, Ist` only the end is looked up: the places known are towns, not streets. */
const lastPart = (address: string) => address.split(',').at(-1)?.trimStart() ?? ''

/** Isolated, so that a minus stays in front of its number within a sentence from right to left. */
const leftToRight = (degrees: number) => `\u2066${degrees.toFixed(4)}\u2069`

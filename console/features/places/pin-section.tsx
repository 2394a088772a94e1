import { Button, Skeleton } from '@mantine/core'
import { IconMap2, IconMapPinOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#app/api/api.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import type { AddressValue } from './address-field-props.ts'

/** A map that cannot be loaded must not take the form along. */
const PinMap = lazy(() => import('./pin-map.tsx').catch(() => ({ default: MapFailed })))
/** Without an answer the bundled outline will do. */
const OUTLINE = { tilesUrl: null, attribution: null }

interface Props {
  value: AddressValue
  readOnly: boolean
  onLift: () => void
  onPut: (coords: { lat: number; lng: number }) => void
  onRemove: () => void
}

/** The map below the field; loaded when there is a pin to show or somebody asks for it. */
export function PinSection({ value, readOnly, onLift, onPut, onRemove }: Props) {
  const { t, locale } = useLanguage()
  const [isWanted, setIsWanted] = useState(false)
  const accountId = useSession().account?.id ?? ''
  const isShown = isWanted || value.coords !== null
  const { data, isError } = useQuery({
    queryKey: ['places', 'map', accountId],
    queryFn: () => api.readMapSettings({ params: { accountId } }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const map = data ?? (isError ? OUTLINE : undefined)
  if (!isShown) {
    if (readOnly) return null
    return (
      <Button
        size="xs"
        variant="default"
        className="v-address-open"
        leftSection={<IconMap2 size={14} aria-hidden />}
        onClick={() => setIsWanted(true)}
      >
        {t('places.showMap')}
      </Button>
    )
  }
  const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const { coords } = value
  return (
    <div className="v-address-pin">
      <Suspense fallback={<Skeleton className="v-address-map" />}>
        {map ? (
          <PinMap coords={coords} map={map} readOnly={readOnly} onLift={onLift} onPut={onPut} />
        ) : (
          <Skeleton className="v-address-map" />
        )}
      </Suspense>
      <div className="v-address-foot">
        <span className="v-sub v-num">
          {coords && (
            <bdi dir="ltr">
              {degrees.format(coords.lat)}, {degrees.format(coords.lng)}
            </bdi>
          )}
        </span>
        {!readOnly && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconMapPinOff size={14} aria-hidden />}
            onClick={() => {
              setIsWanted(false)
              onRemove()
            }}
          >
            {coords ? t('places.removePin') : t('places.hideMap')}
          </Button>
        )}
      </div>
      {!readOnly && <p className="v-address-note">{t('places.pinHint')}</p>}
      {map && !map.tilesUrl && <p className="v-address-note">{t('places.roughMap')}</p>}
    </div>
  )
}

function MapFailed() {
  const { t } = useLanguage()
  return <p className="v-address-note">{t('places.mapFailed')}</p>
}

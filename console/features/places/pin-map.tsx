import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { drawPinMap, type PinMapView } from './draw-pin-map.ts'
import 'leaflet/dist/leaflet.css'

interface Props {
  coords: { lat: number; lng: number } | null
  map: { tilesUrl: string | null; attribution: string | null }
  readOnly: boolean
  onLift: () => void
  onPut: (coords: { lat: number; lng: number }) => void
}

/** A Leaflet map with one pin that is dragged, pressed into place, or moved by the arrow keys (MAP-009). */
export default function PinMap({ coords, map, readOnly, onLift, onPut }: Props) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<PinMapView>(null)
  const lift = useEffectEvent(onLift)
  const put = useEffectEvent(onPut)
  const words = useEffectEvent(() => ({
    pin: t('places.pin'),
    pinHint: t('places.pinHint'),
    zoomIn: t('places.zoomIn'),
    zoomOut: t('places.zoomOut'),
  }))
  const first = useEffectEvent(() => coords)
  const { tilesUrl, attribution } = map

  useEffect(() => {
    if (!box.current) return
    const drawn = drawPinMap(box.current, {
      tilesUrl,
      attribution,
      coords: first(),
      isFixed: readOnly,
      words: words(),
      onLift: () => lift(),
      onPut: (coords) => put(coords),
    })
    view.current = drawn
    return () => drawn.remove()
  }, [tilesUrl, attribution, readOnly])

  const { lat, lng } = coords ?? {}
  // by value: a form that is only drawn anew must not take a pin back that is being moved
  useEffect(() => {
    view.current?.show(lat === undefined || lng === undefined ? null : { lat, lng })
  }, [lat, lng])

  return <section ref={box} className="v-address-map" aria-label={t('places.map')} dir="ltr" />
}

import type { Place } from '../page-props.ts'
import { useText } from './page-context.tsx'

export function LocatorMap({ place }: { place: Place; point: { latitude: number; longitude: number } }) {
  const t = useText()
  return <figure className="locator" aria-label={t('mapOf', { place: place.label })} />
}

import { drawLocator, LOCATOR } from '../map/draw-locator.ts'
import type { Place } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { useText } from './page-context.tsx'

/** Where a work stands, drawn from the coast: it shows the region and claims no street (MAP-001). */
export function LocatorMap({
  place,
  point,
}: {
  place: Place
  point: { latitude: number; longitude: number }
}) {
  const t = useText()
  const { land, borders, scaleKm, scaleLength } = drawLocator(point)
  const { width, height } = LOCATOR
  const href = `https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=${place.precision === 'exact' ? 15 : 11}/${point.latitude}/${point.longitude}`
  return (
    <figure className="locator">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('mapOf', { place: place.label })}
      >
        <path className="land" d={land} />
        {borders && <path className="border" d={borders} />}
        {place.precision === 'approximate' && (
          <circle className="halo" cx={width / 2} cy={height / 2} r="30" />
        )}
        <circle className="dot" cx={width / 2} cy={height / 2} r="6" />
        <g className="scale" transform={`translate(14 ${height - 14})`}>
          <path d={`M0-5V0H${scaleLength}V-5`} />
          <text x={scaleLength + 7} y="0">
            {t('kilometres', { count: scaleKm })}
          </text>
        </g>
      </svg>
      <figcaption>
        <span className="muted">{place.precision === 'approximate' ? t('mapApproximate') : place.label}</span>
        <a className="ghost" href={href} rel="noopener nofollow">
          <Icon name="pin" />
          <span>{t('openInMaps')}</span>
        </a>
      </figcaption>
    </figure>
  )
}

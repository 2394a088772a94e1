import { useFormats, useText } from './page-context.tsx'

/** Five stars filled up to `value` (0–5). The fill is an SVG attribute: pages carry no inline style. */
export function Stars({ value, size }: { value: number; size?: 'big' }) {
  const t = useText()
  return (
    <span
      className={size === 'big' ? 'stars big' : 'stars'}
      role="img"
      aria-label={t('starsOf', { stars: String(value) })}
    >
      <svg viewBox="0 0 50 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.round(value * 10)} height="1" />
      </svg>
    </span>
  )
}

/** Stars with the number beside them (SIT-017). */
export function StarsWithNumber({ value }: { value: number }) {
  const { oneDecimal } = useFormats()
  return (
    <span className="rating">
      <Stars value={value} /> <span className="num">{oneDecimal(value)}</span>
    </span>
  )
}

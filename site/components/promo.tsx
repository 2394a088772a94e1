import { useFrame, useText } from './page-context.tsx'

/** SIT-037: the banner of free accounts; the server leaves the address out for paid and pending ones. */
export function Promo() {
  const { promoHref } = useFrame()
  const t = useText()
  if (!promoHref) return null
  return (
    <aside className="promo" aria-label={t('promoStart')}>
      <div className="wrap">
        <span>{t('promo')}</span>
        <a href={promoHref} rel="noopener">
          {t('promoStart')}
        </a>
      </div>
    </aside>
  )
}

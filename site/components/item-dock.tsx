import type { ItemPage } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { useFrame, useText } from './page-context.tsx'

/** GAL-037: the bar at the foot of a phone's screen. */
export function ItemDock({ previous, next }: Pick<ItemPage, 'previous' | 'next'>) {
  const { galleryHref, reviewsHref } = useFrame()
  const t = useText()
  return (
    <nav className="dock only-phone" aria-label={t('ourProjects')}>
      {reviewsHref && (
        <a href={reviewsHref}>
          <Icon name="star" />
          {t('reviews')}
        </a>
      )}
      <a href={galleryHref} data-back>
        <Icon name="list" />
        {t('ourProjects')}
      </a>
      <span className="dock-steps">
        {previous && (
          <a className="sq" href={previous.href} aria-label={t('previousProject')}>
            <Icon name="back" />
          </a>
        )}
        {next && (
          <a className="sq" href={next.href} aria-label={t('nextProject')}>
            <Icon name="forward" />
          </a>
        )}
      </span>
    </nav>
  )
}

/** The same steps on wide screens, with titles. */
export function ItemSteps({ previous, next }: Pick<ItemPage, 'previous' | 'next'>) {
  const t = useText()
  if (!previous && !next) return null
  return (
    <nav className="steps-row" aria-label={t('ourProjects')}>
      {previous && (
        <a className="step" rel="prev" href={previous.href}>
          <Icon name="back" />
          <span>
            <span className="muted small">{t('previous')}</span>
            <b className="title t4">{previous.title}</b>
          </span>
        </a>
      )}
      {next && (
        <a className="step next" rel="next" href={next.href}>
          <span>
            <span className="muted small">{t('next')}</span>
            <b className="title t4">{next.title}</b>
          </span>
          <Icon name="forward" />
        </a>
      )}
    </nav>
  )
}

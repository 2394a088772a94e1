import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import { clearFilters, type GalleryFilters, isFiltered } from '@vitrine/domain/gallery/filters.ts'
import type { WiderStep } from '../page-props.ts'
import { useFrame, useText } from './page-context.tsx'

/** An empty result names what was sought and offers the widest step back that finds something. */
export function NothingFound({
  filters,
  widerSteps,
}: {
  filters: GalleryFilters
  widerSteps: readonly WiderStep[]
}) {
  const { galleryHref } = useFrame()
  const t = useText()
  const wider = widerSteps.find((step) => step.count > 0)
  const cleared = clearFilters(filters)
  const clearHref = filterHref(cleared, galleryHref)
  const canClear = clearHref !== filterHref(filters, galleryHref)
  return (
    <div className="empty">
      <h2 className="title d6">
        {filters.search ? t('emptySearchTitle', { query: filters.search }) : t('emptyFilterTitle')}
      </h2>
      <p className="muted">{wider ? t('widerSentence', { count: wider.count }) : t('noneSentence')}</p>
      <div className="row">
        {wider && (
          <a className="btn" href={filterHref(wider.filters, galleryHref)}>
            {isFiltered(wider.filters) ? t('showThese', { count: wider.count }) : t('showAllProjects')}
          </a>
        )}
        {canClear ? (
          <a className="btn second" href={clearHref}>
            {t('clearFilters')}
          </a>
        ) : (
          !wider && (
            <a className="btn" href={galleryHref}>
              {t('showAllProjects')}
            </a>
          )
        )}
      </div>
    </div>
  )
}

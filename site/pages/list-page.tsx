import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import { nextPageHref, SHOW_MORE_CARDS } from '@vitrine/domain/gallery/paging.ts'
import { ProjectCard } from '../components/card.tsx'
import { ChosenFilters } from '../components/chosen-filters.tsx'
import { FilterPanel } from '../components/filter-panel.tsx'
import { Icon } from '../components/icon.tsx'
import { ListTools } from '../components/list-tools.tsx'
import { NothingFound } from '../components/nothing-found.tsx'
import { useFrame, useText } from '../components/page-context.tsx'
import type { ListPage } from '../page-props.ts'

/** GAL-025 … GAL-036: search, filters, a grid of cards. */
export function List(props: ListPage) {
  const { filters, choices, cards, total, isContinued } = props
  const t = useText()
  const hasChoices = choices.categories.length + choices.services.length + choices.tags.length > 0
  return (
    <main id="main" data-list>
      <div className="wrap">
        <div className="page-head">
          <h1 className="display d7">{props.title ?? headingOf(props) ?? t('gallery')}</h1>
          {props.introduction && !isContinued && <p className="lead">{props.introduction}</p>}
        </div>
      </div>
      <ListTools filters={filters} choices={choices} />
      <div className="wrap list-in">
        <div className={hasChoices ? 'list-layout' : undefined}>
          <FilterPanel filters={filters} choices={choices} total={total} />
          <div className="results" id="results" aria-live="polite">
            {cards.length === 0 ? (
              <NothingFound filters={filters} widerSteps={props.widerSteps} />
            ) : (
              <>
                <div className="results-head">
                  <p className="small">
                    <b className="num">{t('projectCount', { count: total })}</b>
                  </p>
                  <ChosenFilters filters={filters} />
                </div>
                <div className="grid" data-cards>
                  {cards.map((card, at) => (
                    <ProjectCard key={card.id} card={card} isFirst={at < 2 && !isContinued} />
                  ))}
                </div>
                <More {...props} />
              </>
            )}
          </div>
        </div>
      </div>
      {hasChoices && (
        <div className="fab only-phone">
          <div className="fab-group">
            <a className="btn" href="#filters" data-open="filters">
              <Icon name="filters" />
              {t('editFilters')}
            </a>
          </div>
        </div>
      )}
    </main>
  )
}

/** A filtered list is headed by its one content type or service (GAL-010, GAL-038). */
function headingOf({ filters }: ListPage): string | null {
  if (filters.contentType) return filters.contentType
  return filters.services.length === 1 && filters.categories.length + filters.tags.length === 0
    ? (filters.services[0] ?? null)
    : null
}

/** GAL-032: a plain link that adds 50; the island turns it into loading while scrolling (GAL-030). */
function More({ filters, nextCursor, shownUpTo, total, isContinued }: ListPage) {
  const { galleryHref } = useFrame()
  const t = useText()
  const listHref = filterHref(filters, galleryHref)
  if (!nextCursor && !isContinued) return null
  return (
    <div
      className="more-cards"
      data-island="more-cards"
      data-loading={t('loadingMore')}
      data-failed={t('loadFailed')}
    >
      <p className="small muted num">{t('shownOf', { shown: shownUpTo, total })}</p>
      {nextCursor && (
        <a
          className="btn second"
          rel="next"
          data-more
          href={nextPageHref(listHref, nextCursor, SHOW_MORE_CARDS)}
        >
          {t('showMore')}
        </a>
      )}
      {isContinued && (
        <a className="ghost" href={listHref} data-restart>
          <span>{t('fromTheBeginning')}</span>
        </a>
      )}
      <p className="small" role="status" />
    </div>
  )
}

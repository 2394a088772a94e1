import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import type { GalleryFilters } from '@vitrine/domain/gallery/filters.ts'
import { SEARCH_MAX } from '@vitrine/domain/gallery/filters.ts'
import type { FilterChoices } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { useFrame, useText } from './page-context.tsx'

/** GAL-025: search as a plain form, content types as links. */
export function ListTools({ filters, choices }: { filters: GalleryFilters; choices: FilterChoices }) {
  const { galleryHref } = useFrame()
  const t = useText()
  const withType = (contentType: string | null) => filterHref({ ...filters, contentType }, galleryHref)
  return (
    <div className="tools-wrap">
      <div className="wrap tools">
        <SearchForm filters={filters} />
        {choices.contentTypes.length > 1 && (
          <nav className="scroller" aria-label={t('kind')}>
            <TypeLink
              href={withType(null)}
              label={t('all')}
              count={choices.totalUnfiltered}
              isChosen={filters.contentType === null}
            />
            {choices.contentTypes.map(({ label, count }) => (
              <TypeLink
                key={label}
                href={withType(label)}
                label={label}
                count={count}
                isChosen={filters.contentType === label}
              />
            ))}
          </nav>
        )}
      </div>
    </div>
  )
}

/** A GET form; the other filters travel along as hidden fields. */
export function SearchForm({ filters }: { filters: GalleryFilters }) {
  const { galleryHref } = useFrame()
  const t = useText()
  const withoutSearch = filterHref({ ...filters, search: '' }, galleryHref)
  const [path = galleryHref, query = ''] = withoutSearch.split('?')
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser we serve
    <form className="search" method="get" action={path} role="search">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Icon name="search" />
      <input
        id="q"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        defaultValue={filters.search}
      />
      <a
        className="sq clear"
        href={withoutSearch}
        aria-label={t('clearSearch')}
        hidden={filters.search === ''}
        data-clear
      >
        <Icon name="close" />
      </a>
    </form>
  )
}

function TypeLink(props: { href: string; label: string; count: number; isChosen: boolean }) {
  return (
    <a
      className="chip"
      href={props.href}
      aria-current={props.isChosen ? 'true' : undefined}
      data-filter
      data-name={`type ${props.label}`}
    >
      {props.label} <span className="count num">{props.count}</span>
    </a>
  )
}

import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import { type GalleryFilters, toggleLabel, toggleTag } from '@vitrine/domain/gallery/filters.ts'
import { Icon } from './icon.tsx'
import { useFrame, useText } from './page-context.tsx'

/** What is chosen, each with a way to take it back. */
export function ChosenFilters({ filters }: { filters: GalleryFilters }) {
  const { galleryHref } = useFrame()
  const t = useText()
  const chips = [
    ...filters.categories.map((label) => ({ label, filters: toggleLabel(filters, 'categories', label) })),
    ...filters.tags.map((tag) => ({ label: tag.tag, filters: toggleTag(filters, tag) })),
    ...filters.services.map((label) => ({ label, filters: toggleLabel(filters, 'services', label) })),
  ]
  if (chips.length === 0) return null
  return (
    <div className="row tight">
      {chips.map((chip) => (
        <a
          key={chip.label}
          className="chip"
          href={filterHref(chip.filters, galleryHref)}
          aria-current="true"
          aria-label={t('removeFilter', { label: chip.label })}
          data-filter
        >
          {chip.label}
          <Icon name="close" />
        </a>
      ))}
    </div>
  )
}

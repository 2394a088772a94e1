import { filterHref } from '@vitrine/domain/gallery/filter-query.ts'
import {
  chosenCount,
  clearFilters,
  type GalleryFilters,
  hasTag,
  toggleLabel,
  toggleTag,
} from '@vitrine/domain/gallery/filters.ts'
import type { FilterChoices } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { useFrame, useText } from './page-context.tsx'

interface Option {
  label: string
  count: number
  isChosen: boolean
  filters: GalleryFilters
}

/**
 * GAL-032 … GAL-035: groups of links, each toggling one value. Beside the list from 960 px on; below,
 * a full panel that `#filters` opens. Its links keep that fragment, so it stays open without script.
 */
export function FilterPanel(props: { filters: GalleryFilters; choices: FilterChoices; total: number }) {
  const { filters, choices, total } = props
  const { galleryHref } = useFrame()
  const t = useText()
  const clearHref = filterHref(clearFilters(filters), galleryHref)
  const groups = groupsOf(filters, choices, { category: t('category'), services: t('services') })
  if (groups.length === 0) return null
  return (
    <aside className="filters" id="filters" aria-label={t('filters')}>
      <div className="filters-head">
        <h2 className="title t4">{t('filters')}</h2>
        {chosenCount(filters) > 0 && (
          <a className="ghost desk" href={clearHref} data-filter>
            <span>{t('clearAll')}</span>
          </a>
        )}
        <a className="sq shut" href="#results" data-shut aria-label={t('close')}>
          <Icon name="close" />
        </a>
      </div>
      <div className="filters-in">
        {groups.map((group, at) => (
          <details
            key={group.name}
            open={at < 2 || group.options.some((option) => option.isChosen)}
            data-group={group.name}
          >
            <summary>
              {group.name}
              <Icon name="down" />
            </summary>
            <ul>
              {group.options.map((option) => (
                <OptionLink key={option.label} group={group.name} option={option} listPath={galleryHref} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className="filters-end">
        <a className="textlink" href={`${clearHref}#filters`} data-filter data-name="clear">
          {t('clearAll')}
        </a>
        <a className="btn" href="#results" data-shut>
          <span className="num">
            {t('done')} · {total}
          </span>
        </a>
      </div>
    </aside>
  )
}

function OptionLink({ group, option, listPath }: { group: string; option: Option; listPath: string }) {
  return (
    <li>
      <a
        className="check"
        href={`${filterHref(option.filters, listPath)}#filters`}
        aria-current={option.isChosen ? 'true' : undefined}
        rel={option.isChosen ? undefined : 'nofollow'}
        data-filter
        data-name={`${group} ${option.label}`}
      >
        <i aria-hidden="true" />
        <span>{option.label}</span>
        <span className="count num">{option.count}</span>
      </a>
    </li>
  )
}

function groupsOf(
  filters: GalleryFilters,
  choices: FilterChoices,
  names: { category: string; services: string },
) {
  const groups = [
    {
      name: names.category,
      options: choices.categories.map((choice) => ({
        ...choice,
        isChosen: filters.categories.includes(choice.label),
        filters: toggleLabel(filters, 'categories', choice.label),
      })),
    },
    ...choices.tags.map(({ group, tags }) => ({
      name: group,
      options: tags.map((choice) => {
        const tag = { group, tag: choice.label }
        return { ...choice, isChosen: hasTag(filters, tag), filters: toggleTag(filters, tag) }
      }),
    })),
    {
      name: names.services,
      options: choices.services.map((choice) => ({
        ...choice,
        isChosen: filters.services.includes(choice.label),
        filters: toggleLabel(filters, 'services', choice.label),
      })),
    },
  ]
  return groups.filter((group) => group.options.length > 0)
}

import type { Comparison } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { useText } from './page-context.tsx'
import { SitePicture } from './picture.tsx'

const BOX = { desktopPx: 860, tabletVw: 94, phoneVw: 92, ratio: 3 / 2 }

/** GAL-042, GAL-043: both pictures under one divider, a real range input; halves without script. */
export function Comparisons({ comparisons }: { comparisons: readonly Comparison[] }) {
  const t = useText()
  if (comparisons.length === 0) return null
  return (
    <section>
      <h2 className="title d6 gap-below">{t('beforeAndAfter')}</h2>
      {comparisons.map((pair) => (
        <figure key={pair.before.thumb} className="pair">
          <div className="compare" data-island="compare">
            <SitePicture picture={pair.after} alt={pair.after.alt ?? t('after')} box={BOX} />
            <div className="was">
              <SitePicture picture={pair.before} alt={pair.before.alt ?? t('before')} box={BOX} />
            </div>
            <span className="tag a">{t('before')}</span>
            <span className="tag b">{t('after')}</span>
            <span className="knob">
              <Icon name="compare" />
            </span>
            <input type="range" min="0" max="100" defaultValue="50" aria-label={pair.title ?? t('compare')} />
          </div>
          {(pair.title || pair.description) && (
            <figcaption className="small">
              {pair.title && <b>{pair.title}</b>} {pair.description}
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  )
}

import { RelatedCard } from '../components/card.tsx'
import { Comparisons } from '../components/comparison.tsx'
import { ContactCard } from '../components/contact-card.tsx'
import { Icon } from '../components/icon.tsx'
import { ItemDock, ItemSteps } from '../components/item-dock.tsx'
import { ItemFacts } from '../components/item-facts.tsx'
import { ItemReviews } from '../components/item-reviews.tsx'
import { LocatorMap } from '../components/locator-map.tsx'
import { MediaFrame } from '../components/media-frame.tsx'
import { useFrame, useText } from '../components/page-context.tsx'
import { Shots } from '../components/shots.tsx'
import type { ItemPage } from '../page-props.ts'

/** GAL-027: everything about one item. */
export function Item(item: ItemPage) {
  const t = useText()
  const hasWords = item.lead !== null || item.descriptionHtml !== null
  return (
    <main id="main">
      <div className="wrap">
        <Crumbs item={item} />
        <div className="item-head">
          <h1 className={[...item.title].length > LONG_TITLE ? 'display d6' : 'display d7'}>{item.title}</h1>
        </div>
      </div>
      {item.shots.length > 0 ? (
        <Shots shots={item.shots} title={item.title} />
      ) : (
        <div className="wrap">
          <MediaFrame
            picture={null}
            title={item.categories[0]?.label ?? item.title}
            ratio="r21"
            box={NO_BOX}
          />
        </div>
      )}
      <div className="wrap item-section">
        <div className="item-body">
          <div className="item-main">
            {hasWords && (
              <div>
                {item.lead && <p className="item-lead">{item.lead}</p>}
                {item.descriptionHtml && (
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, see ItemPage
                  <div className="prose" dangerouslySetInnerHTML={{ __html: item.descriptionHtml }} />
                )}
              </div>
            )}
            <Comparisons comparisons={item.comparisons} />
            <ItemReviews reviews={item.reviews} />
            {item.tags.length > 0 && (
              <section>
                <h2 className="title t4">{t('tags')}</h2>
                <div className="row tight">
                  {item.tags.map(({ label, href }) => (
                    <a key={href} className="chip" href={href} rel="tag nofollow">
                      {label}
                    </a>
                  ))}
                </div>
              </section>
            )}
          </div>
          <aside className="item-side">
            <ItemFacts item={item} />
            {item.place?.point && <LocatorMap place={item.place} point={item.place.point} />}
            <ContactCard itemTitle={item.title} />
          </aside>
        </div>
        <ItemSteps previous={item.previous} next={item.next} />
      </div>
      <Related item={item} />
      <ItemDock previous={item.previous} next={item.next} />
    </main>
  )
}

/** Longer titles are set one step smaller (characters). */
const LONG_TITLE = 48
const NO_BOX = { desktopPx: 0, tabletVw: 0, phoneVw: 0, ratio: 1 }

function Crumbs({ item }: { item: ItemPage }) {
  const { galleryHref } = useFrame()
  const t = useText()
  const parent = item.categories[0] ?? item.contentType
  return (
    <nav className="crumbs" aria-label={t('breadcrumb')}>
      <a href={galleryHref} data-back>
        <Icon name="back" />
        {t('gallery')}
      </a>
      {parent && (
        <>
          <span aria-hidden="true">/</span>
          <a href={parent.href}>{parent.label}</a>
        </>
      )}
      <button type="button" className="ghost" hidden data-share data-copied={t('linkCopied')}>
        <Icon name="share" />
        <span>{t('share')}</span>
      </button>
    </nav>
  )
}

function Related({ item }: { item: ItemPage }) {
  const { galleryHref } = useFrame()
  const t = useText()
  if (item.related.length === 0) return null
  return (
    <section className="section band">
      <div className="wrap">
        <div className="head">
          <h2 className="display d6">{t('moreLikeThis')}</h2>
          <a className="ghost" href={galleryHref}>
            <span>{t('seeMoreProjects')}</span>
            <Icon name="forward" />
          </a>
        </div>
        <div className="grid three">
          {item.related.map((card) => (
            <RelatedCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

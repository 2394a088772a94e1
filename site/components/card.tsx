import { cardTitle, testimonialSnippet } from '@vitrine/domain/gallery/titles.ts'
import type { Card } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { MediaFrame } from './media-frame.tsx'
import { useText } from './page-context.tsx'
import type { BoxWidths } from './picture.tsx'
import { StarsWithNumber } from './stars.tsx'

const BOX: BoxWidths = { desktopPx: 330, tabletVw: 46, phoneVw: 92, ratio: 4 / 5 }
const WIDE_BOX: BoxWidths = { desktopPx: 680, tabletVw: 94, phoneVw: 92, ratio: 16 / 9 }

/** GAL-026: cover, title, stars with the number, place, snippet. The whole card is one link. */
export function ProjectCard({ card, isFirst }: { card: Card; isFirst?: boolean }) {
  const t = useText()
  const isWide = card.isFeatured && card.cover !== null && card.cover.width >= card.cover.height
  return (
    <a className={isWide ? 'card wide' : 'card'} href={card.href} data-card={card.id}>
      <Badge card={card} />
      <MediaFrame
        picture={card.cover}
        title={card.title}
        ratio="r45"
        box={isWide ? WIDE_BOX : BOX}
        isFirst={isFirst}
      />
      <div>
        <h2 className="title t4">{cardTitle(card.title, card.rating !== null)}</h2>
        <CardMeta card={card} />
        {card.snippet && <p className="snip">{t('quoted', { text: testimonialSnippet(card.snippet) })}</p>}
      </div>
    </a>
  )
}

/** The smaller card of a row of related projects. */
export function RelatedCard({ card }: { card: Card }) {
  return (
    <a className="card" href={card.href}>
      <MediaFrame
        picture={card.cover}
        title={card.title}
        ratio="r43"
        box={{ ...BOX, desktopPx: 420, ratio: 4 / 3 }}
      />
      <div>
        <h3 className="title t4">{cardTitle(card.title, false)}</h3>
        {card.place && <p className="small muted">{card.place}</p>}
      </div>
    </a>
  )
}

function CardMeta({ card }: { card: Card }) {
  if (!card.rating && !card.place) return null
  return (
    <p className="meta">
      {card.rating && <StarsWithNumber value={card.rating.average} />}
      {card.place && <span>{card.place}</span>}
    </p>
  )
}

function Badge({ card }: { card: Card }) {
  const t = useText()
  if (card.hasBeforeAfter) {
    return (
      <span className="badge">
        <Icon name="compare" />
        {t('beforeAndAfter')}
      </span>
    )
  }
  if (!card.hasVideo) return null
  return (
    <span className="badge">
      <Icon name="play" />
      {t('videoStory')}
    </span>
  )
}

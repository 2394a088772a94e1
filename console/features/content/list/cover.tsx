import { IconPhoto } from '@tabler/icons-react'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { type PictureSize, pictureAddress } from '../data/picture-address.ts'

interface Props {
  card: Pick<ContentCard, 'cover' | 'contentType' | 'title' | 'customerName'>
  /** Fills its box instead of standing in a row. */
  big?: boolean
}

/** The picture of an item; a testimonial without one shows a quote, others an empty frame (MED-003). */
export function Cover({ card, big }: Props) {
  const isQuote = card.contentType.key === 'testimonial' && !card.cover
  return (
    <span
      className={big ? 'v-cover-big' : 'v-thumb v-cover'}
      style={{ background: card.cover?.color ?? undefined }}
    >
      {card.cover ? (
        <img
          src={pictureAddress(card.cover.thumb, big ? BIG : '200x200')}
          alt={big ? card.cover.alt : ''}
          loading="lazy"
          decoding="async"
        />
      ) : isQuote && big ? (
        <q className="v-quote">
          <bdi>{card.title}</bdi>
          <small>{card.customerName}</small>
        </q>
      ) : isQuote ? (
        <span className="v-cover-mark" aria-hidden>
          {QUOTE}
        </span>
      ) : (
        <span className="v-cover-mark" aria-hidden>
          <IconPhoto size={big ? 28 : 16} stroke={1.4} />
        </span>
      )}
    </span>
  )
}

const QUOTE = '”'
const BIG: PictureSize = '480x480'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import {
  IconAlertTriangle,
  IconFileText,
  IconGripVertical,
  IconMusic,
  IconPlayerPlayFilled,
  IconVideo,
} from '@tabler/icons-react'
import type { Media } from '@vitrine/contract/media.ts'
import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import { useLanguage, useText } from '#app/i18n/language-context.ts'
import { previewOf } from './arrivals.ts'
import './media-tile.css'

interface Props {
  media: Media
  isCover: boolean
  isOpen: boolean
  readOnly: boolean
  onOpen: () => void
}

/** One medium: press to describe it, drag it or its grip to sort; a grip of its own keeps Enter and Space apart. */
export function MediaTile({ media, isCover, isOpen, readOnly, onOpen }: Props) {
  const t = useText()
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: media.uid,
  })
  const caption = media.caption || media.name
  return (
    <figure
      ref={setNodeRef}
      className="v-tile"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div
        className="box"
        data-on={isOpen || undefined}
        style={media.color ? { backgroundColor: media.color } : undefined}
      >
        <button
          type="button"
          className="open"
          aria-label={[t('media.open', { name: caption }), ...faceWords(media, t)].join(', ')}
          aria-pressed={isOpen}
          onClick={onOpen}
          onMouseDown={listeners?.onMouseDown as React.MouseEventHandler | undefined}
          onTouchStart={listeners?.onTouchStart as React.TouchEventHandler | undefined}
        >
          <Face media={media} />
        </button>
        {isCover && <span className="tag">{t('media.cover')}</span>}
        {!readOnly && (
          <button
            type="button"
            className="grip"
            {...attributes}
            {...listeners}
            aria-label={t('media.move', { name: caption })}
          >
            <IconGripVertical size={15} aria-hidden />
          </button>
        )}
      </div>
      <figcaption>
        <bdi>{caption}</bdi>
        <Remark media={media} />
      </figcaption>
    </figure>
  )
}

/** The words that stand on the picture's place belong to the button's name. */
function faceWords({ state, thumb, kind }: Media, t: ReturnType<typeof useText>): string[] {
  if (state === 'failed') return [t('media.failedTitle')]
  if (state === 'processing') return [t('media.preparing')]
  return thumb ? [] : [t(KIND_WORDS[kind])]
}

function Face({ media }: { media: Media }) {
  const t = useText()
  if (media.state === 'failed') {
    return (
      <span className="v-up" data-tone="danger">
        <IconAlertTriangle size={18} aria-hidden />
        <span className="why">{t('media.failedTitle')}</span>
      </span>
    )
  }
  const preview = previewOf(media.uid)
  if (media.state === 'processing') {
    return (
      <>
        {preview && <img src={preview} alt="" className="ghost" />}
        <span className="v-up" data-quiet>
          <span className="v-shimmer" aria-hidden />
          <span>{t('media.preparing')}</span>
        </span>
      </>
    )
  }
  if (!media.thumb) return <Sign kind={media.kind} />
  return (
    <>
      <img
        src={renditionUrl(media.thumb, '480x480')}
        alt={media.alt}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      {media.kind === 'video' && (
        <span className="play">
          <IconPlayerPlayFilled size={17} aria-hidden />
        </span>
      )}
    </>
  )
}

const SIGNS = { video: IconVideo, audio: IconMusic, document: IconFileText, image: IconFileText } as const
const KIND_WORDS = {
  video: 'media.play',
  audio: 'media.sound',
  document: 'media.document',
  image: 'media.image',
} as const

function Sign({ kind }: Pick<Media, 'kind'>) {
  const t = useText()
  const Icon = SIGNS[kind]
  return (
    <span className="sign">
      <Icon size={26} stroke={1.4} aria-hidden />
      <span>{t(KIND_WORDS[kind])}</span>
    </span>
  )
}

/** At the end of the line: how long a film is, or that a picture has no words for those who cannot see it. */
function Remark({ media }: { media: Media }) {
  const { t, locale } = useLanguage()
  if (media.durationMs) {
    const seconds = Math.round(media.durationMs / 1000)
    const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
    return <span className="v-num">{`${Math.floor(seconds / 60)}:${two.format(seconds % 60)}`}</span>
  }
  const lacksAlt = media.kind === 'image' && media.state === 'ready' && media.alt === ''
  return lacksAlt ? <span className="warn">{t('media.noAlt')}</span> : null
}

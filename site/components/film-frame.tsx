import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import type { Film } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { useFormats, useText } from './page-context.tsx'

/**
 * GAL-039, GAL-045, GAL-046: a film with the browser's own controls; the island trades them for one
 * button that plays, and a click that pauses. One film plays at a time.
 */
export function FilmFrame({ film, title, ratio = 'r43' }: { film: Film; title: string; ratio?: string }) {
  const t = useText()
  const { clock } = useFormats()
  return (
    <div className={`media film ${ratio}`} data-island="film">
      {/* biome-ignore lint/a11y/useMediaCaption: films of customers come without captions; their words stand beside */}
      <video
        controls
        preload="none"
        playsInline
        poster={film.poster ? renditionUrl(film.poster.thumb, '1280x720') : undefined}
        aria-label={film.title ?? title}
      >
        <source src={film.src} type={film.type} />
        {t('videoUnsupported')}
      </video>
      <button type="button" className="play" hidden data-play>
        <i>
          <Icon name="play" solid />
        </i>
        {t('watch')}
        {film.durationSeconds !== null && <bdi className="num">{clock(film.durationSeconds)}</bdi>}
      </button>
    </div>
  )
}

import { fittedSize } from '@vitrine/domain/gallery/pictures.ts'
import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import type { Shot } from '../page-props.ts'
import { FilmFrame } from './film-frame.tsx'
import { useText } from './page-context.tsx'
import { type BoxWidths, SitePicture, sourceSet } from './picture.tsx'

/** Pictures of the grid; the rest follows in a fold. */
const GRID_SHOTS = 5

const LARGE: BoxWidths = { desktopPx: 860, tabletVw: 62, phoneVw: 86, ratio: 4 / 3 }
const SMALL: BoxWidths = { desktopPx: 420, tabletVw: 32, phoneVw: 86, ratio: 4 / 3 }

/**
 * GAL-027: one to five shots as a grid, the last with the number of those left. Each is a plain link to
 * the large picture; the light box takes the links over (GAL-028).
 */
export function Shots({ shots, title }: { shots: readonly Shot[]; title: string }) {
  const t = useText()
  const inGrid = shots.slice(0, GRID_SHOTS)
  const rest = shots.slice(GRID_SHOTS)
  if (shots.length === 0) return null
  return (
    <div className="wrap" data-labels={labels(t)}>
      <div className="shots" data-count={inGrid.length}>
        {inGrid.map((shot, at) => (
          <ShotFrame
            key={keyOf(shot)}
            shot={shot}
            title={title}
            at={at}
            total={shots.length}
            left={at === GRID_SHOTS - 1 ? rest.length : 0}
          />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="all-shots">
          <summary className="ghost">
            <span>{t('allPictures', { count: shots.length })}</span>
          </summary>
          <div className="shots-rest">
            {rest.map((shot, at) => (
              <ShotFrame
                key={keyOf(shot)}
                shot={shot}
                title={title}
                at={at + GRID_SHOTS}
                total={shots.length}
                left={0}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function ShotFrame(props: { shot: Shot; title: string; at: number; total: number; left: number }) {
  const { shot, title, at, total, left } = props
  const t = useText()
  if (shot.kind === 'film') return <FilmFrame film={shot} title={title} />
  const large = fittedSize(shot, '1280x1280')
  return (
    <a
      className="media"
      href={renditionUrl(shot.thumb, '1280x1280')}
      aria-label={t('openPicture', { n: at + 1, total })}
      data-shot
      data-width={large.width}
      data-height={large.height}
      data-srcset={sourceSet(shot)}
      data-caption={shot.caption ?? undefined}
    >
      <SitePicture
        picture={shot}
        alt={shot.alt ?? shot.caption ?? title}
        box={at === 0 ? LARGE : SMALL}
        isFirst={at === 0}
      />
      {left > 0 && (
        <span className="more">
          <bdi>+ {left}</bdi>
        </span>
      )}
    </a>
  )
}

function labels(t: ReturnType<typeof useText>): string {
  return JSON.stringify({
    close: t('close'),
    previous: t('previousPicture'),
    next: t('nextPicture'),
    failed: t('loadFailed'),
  })
}

function keyOf(shot: Shot): string {
  return shot.kind === 'film' ? shot.src : shot.thumb
}

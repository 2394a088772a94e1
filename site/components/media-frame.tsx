import { initials } from '@vitrine/domain/gallery/titles.ts'
import type { Picture } from '../page-props.ts'
import { type BoxWidths, SitePicture } from './picture.tsx'

/** Ratio classes of the stylesheet. */
export type Ratio = 'r11' | 'r32' | 'r43' | 'r45' | 'r169' | 'r21'

/** A picture in its frame, or the initials of its title on a sunken field when there is none. */
export function MediaFrame(props: {
  picture: Picture | null
  title: string
  ratio: Ratio
  box: BoxWidths
  isFirst?: boolean
}) {
  const { picture, title, ratio, box, isFirst } = props
  if (!picture) {
    return (
      <div className={`media ${ratio} nopic`} aria-hidden="true">
        <span>{initials(title)}</span>
      </div>
    )
  }
  return (
    <div className={`media ${ratio}`}>
      <SitePicture picture={picture} alt={picture.alt ?? ''} box={box} isFirst={isFirst} />
    </div>
  )
}

import { fittedSize } from '@vitrine/domain/gallery/pictures.ts'
import { RENDITION_SIZES, renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import type { Picture } from '../page-props.ts'

/** Width of the box in CSS px from 960 px on, and its share of the window below (percent), per breakpoint. */
export interface BoxWidths {
  desktopPx: number
  tabletVw: number
  phoneVw: number
  /** Width ÷ height of the box; a wider picture is cropped and needs more pixels than the box. */
  ratio: number
}

export interface SitePictureProps {
  picture: Picture
  /** Replaces the picture's own alternative text; '' when a text beside says the same. */
  alt: string
  box: BoxWidths
  /** The first picture of a page: fetched at once. */
  isFirst?: boolean
  className?: string
}

/** webp in the sizes that exist, jpg for browsers without it; width and height keep the room (GAL-046). */
export function SitePicture({ picture, alt, box, isFirst, className }: SitePictureProps) {
  const original = fittedSize(picture, '1280x1280')
  // An imported picture has one address and no sizes of ours.
  const isOurs = renditionUrl(picture.thumb, '680x680') !== picture.thumb
  return (
    <picture>
      {isOurs && <source type="image/webp" srcSet={sourceSet(picture)} sizes={sizesOf(picture, box)} />}
      <img
        className={className}
        src={renditionUrl(picture.thumb, '680x680', 'jpg')}
        alt={alt}
        width={original.width}
        height={original.height}
        {...(isFirst
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}

/** One candidate per width; of sizes that come out alike the largest is named. */
export function sourceSet(picture: Picture): string {
  const candidates = RENDITION_SIZES.map((size) => ({ size, width: fittedSize(picture, size).width }))
  return candidates
    .filter(({ width }, at) => candidates.slice(at + 1).every((larger) => larger.width > width * 1.05))
    .map(
      ({ size, width }) =>
        `${renditionUrl(picture.thumb, size).replace(/ /g, '%20').replace(/,/g, '%2C')} ${width}w`,
    )
    .join(', ')
}

function sizesOf(picture: Picture, { desktopPx, tabletVw, phoneVw, ratio }: BoxWidths): string {
  const own = picture.width && picture.height ? picture.width / picture.height : 4 / 3
  const crop = Math.max(1, own / ratio)
  const scaled = (value: number) => Math.round(value * crop)
  return `(max-width: 669px) ${scaled(phoneVw)}vw, (max-width: 959px) ${scaled(tabletVw)}vw, ${scaled(desktopPx)}px`
}

import type { PublicMedium, PublicPicture } from '@vitrine/domain/content/public-copy.ts'
import type { Film, Picture } from '@vitrine/site/page-props.ts'

export function presentPicture(picture: PublicPicture | null | undefined): Picture | null {
  if (!picture || !isOwnAddress(picture.thumb)) return null
  const { thumb, width, height, alt, caption } = picture
  return { thumb, width, height, alt: alt || null, caption: caption || null }
}

export function presentFilm(medium: PublicMedium | null | undefined): Film | null {
  if (medium?.type !== 'video' || !isOwnAddress(medium.url)) return null
  return {
    src: medium.url,
    type: medium.mime,
    poster: presentPicture(medium.poster),
    durationSeconds: medium.durationMs === null ? null : Math.round(medium.durationMs / 1000),
    title: medium.title || null,
  }
}

/** A path of this very host: pages load nothing from elsewhere (their policy says so too). */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

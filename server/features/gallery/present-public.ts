import type {
  PublicContent,
  PublicContentSummary,
  PublicGallerySettings,
} from '@vitrine/contract/public-gallery.ts'
import { type PublicMedium, type PublicPicture, splitTagKey } from '@vitrine/domain/content/public-copy.ts'
import type { ContentStatus, PublishStatus, ServiceStatus } from '@vitrine/domain/content/status.ts'
import type { SiteSettings } from '@vitrine/domain/gallery/site-settings.ts'
import type { ItemRow } from './card-queries.ts'
import { cleanHtml } from './clean-html.ts'
import { themeMode } from './present-frame.ts'
import { isOwnAddress } from './present-pictures.ts'
import { publicPlace } from './public-place.ts'
import type { SiteFacts } from './site-facts.ts'

/** An item for viewers without sign-in; every field is written out by hand (PUB-009). */
export function presentSummary(row: ItemRow): PublicContentSummary {
  const { card } = row
  return {
    uid: row.id,
    permalink: row.permalink,
    title: row.title,
    // publishing copies these columns from checked ones
    sC: row.s_c as ContentStatus,
    sS: row.s_s as ServiceStatus,
    sP: row.s_p as PublishStatus,
    bC: row.b_c,
    bS: row.b_s,
    bL: row.b_l.map(splitTagKey),
    cover: pictureOf(card.cover),
    place: card.place,
    hasVideo: card.hasVideo,
    hasBeforeAfter: card.hasBeforeAfter,
    rating: row.rating,
    relatedTo: row.related_to,
    updateDate: row.updated_at.toISOString(),
  }
}

export function presentContent(row: ItemRow): PublicContent {
  const { page } = row
  const { address, coords } = publicPlace(row)
  return {
    ...presentSummary(row),
    contentType: { id: page.contentType.id, key: page.contentType.key, label: page.contentType.label },
    description: cleanHtml(page.description),
    media: page.media.flatMap((medium) => mediumOf(medium) ?? []),
    presentation: {
      title: page.presentation.title,
      description: page.presentation.description,
      video: videoOf(page.mainVideo),
      before: pictureOf(page.before),
      after: pictureOf(page.after),
    },
    customerName: page.customer.name,
    customerTitle: page.customer.title,
    customerPhoto: pictureOf(page.customer.photo),
    address,
    city: page.city,
    neighborhood: page.neighborhood,
    coords: coords && { lat: coords.lat, lng: coords.lng },
    customFields: page.customFields.map(({ name, type, value }) => ({ name, type, value })),
    seo: { title: page.seo.title, description: page.seo.description },
  }
}

export function presentSettings(facts: SiteFacts): PublicGallerySettings {
  const { settings, row } = facts
  return {
    ...pick(settings, [
      'template',
      'themeWidth',
      'themeColors',
      'enableLiveSiteMode',
      'activateReviews',
      'isShowRatingStars',
    ]),
    ...pick(settings, ['companyEmailIg', 'extContactPageURL', 'labelsCustom', 'liveSiteTextOptions', 'logo']),
    themeMode: themeMode(facts),
    contentTypesTabs: [...settings.contentTypesTabs],
    categoriesTabs: [...settings.categoriesTabs],
    servicesTabs: [...settings.servicesTabs],
    phoneNumberIg: settings.phoneNumberIgShow ? settings.phoneNumberIg || row.phone || '' : '',
    companyAddressIg: settings.companyAddressIg || row.address || '',
    socialPlatforms: settings.socialPlatforms.map(({ link, icon, customIcon }) => ({
      link,
      icon,
      customIcon,
    })),
  }
}

function pick<Name extends keyof SiteSettings>(
  settings: SiteSettings,
  names: readonly Name[],
): Pick<SiteSettings, Name> {
  // each name was taken over with its own value
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<SiteSettings, Name>
}

function pictureOf(picture: PublicPicture | null): PublicContentSummary['cover'] {
  if (!picture || !isOwnAddress(picture.thumb)) return null
  const { thumb, width, height, alt, caption } = picture
  return { thumb, width, height, alt, caption }
}

function videoOf(medium: PublicMedium | null): PublicContent['presentation']['video'] {
  if (medium?.type !== 'video' || !isOwnAddress(medium.url)) return null
  const { url, mime, poster, durationMs, title } = medium
  return { type: 'video', url, mime, poster: pictureOf(poster), durationMs, title }
}

function mediumOf(medium: PublicMedium): PublicContent['media'][number] | null {
  if (medium.type === 'video') return videoOf(medium)
  if (medium.type === 'image') {
    const picture = pictureOf(medium)
    return picture && { type: 'image', ...picture }
  }
  const { type, url, mime, name } = medium
  return isOwnAddress(url) ? { type, url, mime, name } : null
}

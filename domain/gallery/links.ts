import { RESERVED_PERMALINKS } from '../content/permalink.ts'
import type { TagChoice } from './filters.ts'
import { writeTags } from './tag-query.ts'

/** Fixed paths of the live site (GAL-008, GAL-009). They win over any label or permalink (GAL-011). */
export const SITE_PATHS = {
  home: '/',
  list: '/project',
  map: '/map',
  services: '/services',
  beforeAfter: '/before-after',
  testimonials: '/testimonials',
  reviews: '/reviews',
  contact: '/contact-us',
  notFound: '/404',
} as const

/** GAL-008, GAL-010: lowercase, spaces to dashes. Everything else of the label stays, percent-encoded by the caller. */
export function labelPath(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/gu, '-')
}

/** '/services/{service-name-with-dashes}' */
export function servicePath(label: string): string {
  return `${SITE_PATHS.services}/${encodeURIComponent(labelPath(label))}`
}

/** '/{content-type-label-with-dashes}'; a label equal to a fixed path gets '-2' (GAL-011). */
export function contentTypePath(label: string): string {
  const path = labelPath(label)
  return `/${encodeURIComponent(RESERVED_PERMALINKS.has(path) ? `${path}-2` : path)}`
}

/** GAL-013: the permalink, else the title (or the writings' title) with non-alphanumerics as dashes, else the uid. */
export function itemPath(item: {
  permalink: string | null
  title: string | null
  writingsTitle?: string | null
  uid: string
}): string {
  return `/${encodeURIComponent(item.permalink || dashed(item.title) || dashed(item.writingsTitle) || item.uid)}`
}

/** GAL-015: 'id=tags:{group}__{tag}' on the list's path. */
export function tagHref(listPath: string, choice: TagChoice): string {
  return `${listPath}?id=tags:${encodeURIComponent(writeTags([choice]))}`
}

/** 'tel:+12075550142': only what a dialler understands. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#,;]/g, '')}`
}

/**
 * SIT-002, SIT-003: an address an owner typed. Whitespace goes, 'http://' is put before an address
 * without scheme; null for any scheme but http, https, mailto and tel.
 */
export function ownerHref(typed: string): string | null {
  const bare = typed.replace(/\s+/g, '')
  if (bare === '') return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  const isPort = scheme !== undefined && /^[^/:]+:\d+(\/|$)/.test(bare)
  if (scheme === undefined || isPort) return `http://${bare}`
  return ['http', 'https', 'mailto', 'tel'].includes(scheme) ? bare : null
}

function dashed(text: string | null | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

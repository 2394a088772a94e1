/** The three status groups of a content item and their values (CNT-005). */
export const SERVICE_STATUSES = ['open', 'cancelled', 'completed'] as const
export const CONTENT_STATUSES = ['draft', 'writing', 'dropped', 'reviewing', 'finalized'] as const
export const PUBLISH_STATUSES = ['notPublished', 'published', 'featured'] as const

export type ServiceStatus = (typeof SERVICE_STATUSES)[number]
export type ContentStatus = (typeof CONTENT_STATUSES)[number]
export type PublishStatus = (typeof PUBLISH_STATUSES)[number]

export interface ItemStatus {
  service: ServiceStatus
  content: ContentStatus
  publish: PublishStatus
}

/** Where every new item starts, made in the app or by a public form (CNT-006, CNT-007). */
export const START_STATUS: ItemStatus = { service: 'open', content: 'draft', publish: 'notPublished' }

/** Which values of each group the public may see; `undefined` means that no map was set (GAL-020). */
export interface StatusMaps {
  service: Partial<Record<ServiceStatus, boolean>>
  content: Partial<Record<ContentStatus, boolean>>
  publish: Partial<Record<PublishStatus, boolean>>
}

/** The server's rule for public answers: with no map only published and featured items (PUB-010, GAL-021). */
export function isPubliclyVisible(status: ItemStatus, maps: StatusMaps | undefined): boolean {
  if (!maps) return status.publish !== 'notPublished'
  return (
    maps.service[status.service] === true &&
    maps.content[status.content] === true &&
    maps.publish[status.publish] === true
  )
}

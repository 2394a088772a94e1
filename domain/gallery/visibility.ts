/** Per kind of status, which values the owner lets visitors see: { content: { published: true } } (GAL-020). */
export interface StatusMaps {
  content?: Readonly<Record<string, boolean>>
  service?: Readonly<Record<string, boolean>>
  publish?: Readonly<Record<string, boolean>>
}

export interface ItemStatus {
  content: string
  service: string
  publish: string
}

/** What visitors see of a gallery without maps, and the maps new galleries start with (GAL-021). */
export const PUBLIC_WITHOUT_MAPS: readonly string[] = ['published', 'featured']

/**
 * GAL-020: each of the three values must be enabled in its map. Without any map every item is visible
 * to the viewer's rule; the server narrows that with `isPublicWithoutMaps` (GAL-021). A single missing
 * map does not hide anything; `hideMissingContent` plays no part (GAL-022).
 */
export function isVisible(status: ItemStatus, maps: StatusMaps | null): boolean {
  if (!maps) return true
  return (
    isEnabled(maps.content, status.content) &&
    isEnabled(maps.service, status.service) &&
    isEnabled(maps.publish, status.publish)
  )
}

/** GAL-021, PUB-010: what the server sends when the settings hold no maps. */
export function isPublicWithoutMaps(status: ItemStatus): boolean {
  return PUBLIC_WITHOUT_MAPS.includes(status.content)
}

function isEnabled(map: Readonly<Record<string, boolean>> | undefined, value: string): boolean {
  return map === undefined || map[value] === true
}

import {
  CONTENT_STATUSES,
  type ContentStatus,
  isPubliclyVisible,
  PUBLISH_STATUSES,
  type PublishStatus,
  SERVICE_STATUSES,
  type ServiceStatus,
  type StatusMaps,
} from '@vitrine/domain/content/status.ts'

/** The status values that visitors see, spelled out for the database (GAL-020, PUB-010). */
export interface ShownStatuses {
  publish: PublishStatus[]
  content: ContentStatus[]
  service: ServiceStatus[]
  maps: StatusMaps | undefined
}

export function shownStatuses(maps: StatusMaps | undefined): ShownStatuses {
  return {
    publish: PUBLISH_STATUSES.filter((status) =>
      maps ? maps.publish[status] === true : status !== 'notPublished',
    ),
    content: CONTENT_STATUSES.filter((status) => !maps || maps.content[status] === true),
    service: SERVICE_STATUSES.filter((status) => !maps || maps.service[status] === true),
    maps,
  }
}

interface StatusColumns {
  account_id: string
  s_p: string
  s_c: string
  s_s: string
}

/** The rule once more over what was loaded, so that no query alone decides what a stranger sees (GAL-020). */
export function keepVisible<Row extends StatusColumns>(
  rows: readonly Row[],
  account: string,
  statuses: ShownStatuses,
): Row[] {
  return rows.filter((row) => {
    // the columns hold nothing but these values: publishing copies them from checked ones
    const status = {
      publish: row.s_p as PublishStatus,
      content: row.s_c as ContentStatus,
      service: row.s_s as ServiceStatus,
    }
    return row.account_id === account && isPubliclyVisible(status, statuses.maps)
  })
}

import {
  CONTENT_STATUSES,
  type ContentStatus,
  type ItemStatus,
  PUBLISH_STATUSES,
  type PublishStatus,
  SERVICE_STATUSES,
  type ServiceStatus,
} from '@vitrine/domain/content/status.ts'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'

/** The three groups of CNT-005 in the order in which they are shown. */
export const STATUS_GROUPS = {
  content: CONTENT_STATUSES,
  publish: PUBLISH_STATUSES,
  service: SERVICE_STATUSES,
} as const
export type StatusGroup = keyof typeof STATUS_GROUPS

export const STATUS_TEXT: Record<ContentStatus | PublishStatus | ServiceStatus, TextKey> = {
  draft: 'content.statusDraft',
  writing: 'content.statusWriting',
  dropped: 'content.statusDropped',
  reviewing: 'content.statusReviewing',
  finalized: 'content.statusFinalized',
  notPublished: 'content.statusNotPublished',
  published: 'content.statusPublished',
  featured: 'content.statusFeatured',
  open: 'content.statusOpen',
  cancelled: 'content.statusCancelled',
  completed: 'content.statusCompleted',
}

/** Colour of the dot before a word of ours that says how far something is. */
export const STATUS_DOT: Record<ContentStatus | PublishStatus | ServiceStatus, string> = {
  draft: 'var(--v-neutral-dot)',
  writing: 'var(--v-warning-dot)',
  dropped: 'var(--v-danger-dot)',
  reviewing: 'var(--v-violet-dot)',
  finalized: 'var(--v-success-dot)',
  notPublished: 'var(--v-neutral-dot)',
  published: 'var(--v-success-dot)',
  featured: 'var(--v-violet-dot)',
  open: 'var(--v-info-dot)',
  cancelled: 'var(--v-danger-dot)',
  completed: 'var(--v-success-dot)',
}

export const GROUP_TEXT: Record<StatusGroup, TextKey> = {
  content: 'content.groupContent',
  publish: 'content.groupPublish',
  service: 'content.groupService',
}

/** The undo of a change: the values it replaced. */
export const formerOf = (status: ItemStatus, change: Partial<ItemStatus>): Partial<ItemStatus> =>
  Object.fromEntries(
    Object.keys(change).flatMap((group) =>
      isGroup(group) && change[group] !== undefined ? [[group, status[group]]] : [],
    ),
  )

const isGroup = (key: string): key is StatusGroup => key in STATUS_GROUPS

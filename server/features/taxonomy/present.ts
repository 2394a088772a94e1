import type { ContentType, CustomField, LabelGroup, Service, Tag } from '@vitrine/contract/taxonomy.ts'
import { type AccountRights, mayFillFieldGroup } from '@vitrine/domain/auth/permissions.ts'
import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { mediaUrl, thumbFileKey } from '@vitrine/domain/media/media-files.ts'
import type { CustomFieldType } from '@vitrine/domain/taxonomy/custom-fields.ts'
import type { CustomFieldRow, findContentTypes, findLabelGroups, findLabels, ServiceRow } from './queries.ts'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number]

export function presentContentType(row: Rows<typeof findContentTypes>): ContentType {
  const { id, key, label, color, position } = row
  return { id, key, label, color, position, pipelineId: row.pipeline_id, isMilestones: row.is_milestones }
}

export function presentCustomField(row: CustomFieldRow, rights: AccountRights): CustomField {
  return {
    id: row.id,
    name: row.name,
    // the column's check constraint holds the list of types
    type: row.type as CustomFieldType,
    options: asTexts(row.options),
    contentTypes: asTexts(row.content_types),
    group: row.group_name,
    isRequired: row.is_required,
    isTitle: row.is_title,
    isDescription: row.is_description,
    isPublic: row.is_public,
    position: row.position,
    canChange: mayFillFieldGroup(rights, row.group_name),
  }
}

export function presentService(account: AuthorizedAccount, row: ServiceRow): Service {
  const { id, label, alias, description, position } = row
  return {
    id,
    label,
    alias,
    description,
    position,
    cover: row.cover_media_id ? presentCover(account, row.cover_media_id, row) : null,
  }
}

export function presentLabelGroups(
  groups: readonly Rows<typeof findLabelGroups>[],
  labels: readonly Rows<typeof findLabels>[],
): LabelGroup[] {
  const tags = Map.groupBy(labels, (label) => label.group_id)
  return groups.map(({ id, label, position }) => ({
    id,
    label,
    position,
    tags: (tags.get(id) ?? []).map(presentTag),
  }))
}

function presentTag({ id, label, position }: { id: string; label: string; position: number }): Tag {
  return { id, label, position }
}

function presentCover(
  account: AuthorizedAccount,
  mediaId: string,
  row: ServiceRow,
): NonNullable<Service['cover']> {
  const { file_key: fileKey, name, mime } = row
  const isReady = row.state === 'ready' && fileKey !== null && name !== null && mime !== null
  return {
    mediaId,
    thumb: isReady
      ? mediaUrl(thumbFileKey({ accountId: account, kind: 'image', fileKey, name, mime }))
      : null,
  }
}

/** Our own jsonb lists of text; anything else in them is left out. */
function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

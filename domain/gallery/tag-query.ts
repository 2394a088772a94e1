import type { TagChoice } from './filters.ts'

const SEPARATOR = '__'

/**
 * GAL-016, GAL-017: pairs `{group}__{tag}`, further pairs appended with `__`. Labels may hold the
 * separator themselves, so `%` and `_` are percent-encoded in every part.
 */
export function writeTags(tags: readonly TagChoice[]): string {
  return tags.flatMap(({ group, tag }) => [writePart(group), writePart(tag)]).join(SEPARATOR)
}

/** Reads what `writeTags` wrote; a group without tag, empty parts and repetitions are ignored (GAL-017). */
export function readTags(text: string): TagChoice[] {
  const parts = text.split(SEPARATOR).map(readPart)
  const tags: TagChoice[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const group = parts[at]
    const tag = parts[at + 1]
    if (!group || !tag) continue
    if (!tags.some((other) => other.group === group && other.tag === tag)) tags.push({ group, tag })
  }
  return tags
}

function writePart(label: string): string {
  return label.replace(/%/g, '%25').replace(/_/g, '%5F')
}

function readPart(part: string): string {
  try {
    return decodeURIComponent(part).trim()
  } catch {
    return part.trim() // a hand-written link with a bare percent sign
  }
}

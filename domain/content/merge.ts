/** Fields that taking a medium off an item may touch. */
export const MEDIA_FIELDS: readonly string[] = [
  'media',
  'presentation.cover',
  'presentation.mainVideo',
  'presentation.before',
  'presentation.after',
  'testimonial.customerPhoto',
]

/** The fields that both sides changed: only these cannot be put together by themselves. */
export function clashingFields(mine: readonly string[], theirs: readonly string[]): string[] {
  const others = new Set(theirs)
  return mine.filter((field) => others.has(field))
}

/**
 * The order of media that a form asks for, with what happened meanwhile kept: media that came to the item since the form
 * began stand behind, media that were taken off stay away.
 */
export function mergeMedia(
  asked: readonly string[],
  before: readonly string[] | undefined,
  now: readonly string[],
): string[] {
  if (!before) return [...asked]
  const formerly = new Set(before)
  const present = new Set(now)
  const kept = asked.filter((id) => !formerly.has(id) || present.has(id))
  const arrived = now.filter((id) => !formerly.has(id) && !kept.includes(id))
  return [...kept, ...arrived]
}

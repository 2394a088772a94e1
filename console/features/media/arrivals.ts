/** Pictures made in the browser, shown until the server's own are ready. */
const previews = new Map<string, string>()
const MOST = 200

export function keepPreview(mediaUid: string, address: string): void {
  previews.set(mediaUid, address)
  const [oldest] = previews
  if (previews.size <= MOST || !oldest) return
  URL.revokeObjectURL(oldest[1])
  previews.delete(oldest[0])
}

export const previewOf = (mediaUid: string): string | undefined => previews.get(mediaUid)

/** The order in which files were chosen; small ones arrive before large ones. */
const chosen = new Map<string, number>()

export function rememberOrder(mediaUid: string, uploadId: number): void {
  chosen.set(mediaUid, uploadId)
}

/** The list with a new medium before those that were chosen after it, else at the end. */
export function withArrived<One extends { uid: string }>(list: readonly One[], arrived: One): readonly One[] {
  const order = chosen.get(arrived.uid) ?? 0
  const place = list.findIndex(({ uid }) => (chosen.get(uid) ?? 0) > order)
  return place < 0 ? [...list, arrived] : list.toSpliced(place, 0, arrived)
}

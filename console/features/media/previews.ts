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

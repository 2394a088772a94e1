/** GAL-048: loading ends after this time at the latest. */
const TIMEOUT_MS = 10_000

/** The document at an address of this site; rejects when it is not a page or the network fails. */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<Document> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(href, {
    headers: { accept: 'text/html' },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

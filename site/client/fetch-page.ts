/** The document at an address of this site; rejects when it is not a page or the network fails. */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(href, { headers: { accept: 'text/html' }, signal })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

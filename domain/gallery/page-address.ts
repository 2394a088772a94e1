/**
 * SIT-054, SIT-055: what the hash of a page is taken of: host plus path, without protocol, port of the
 * protocol, query, fragment and closing slash, host in lowercase. The server hashes it with SHA-256 (hex).
 */
export function metaHashInput(address: string): string {
  const url = new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`)
  const path = url.pathname === '/' ? '/' : url.pathname.replace(/\/+$/, '')
  return `${url.host}${path}`
}

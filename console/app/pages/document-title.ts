import { useEffect } from 'react'
import { boot } from '#app/boot.ts'

/** HST-021: "Perfect content" on the platform's hosts; HST-022: the agency's name on its own. */
const PRODUCT = boot.host.kind === 'agency' ? boot.host.appName : 'Perfect content'

/** Names the browser tab after the page, then the product. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${PRODUCT}`
  }, [page])
}

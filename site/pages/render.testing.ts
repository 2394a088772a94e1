import { renderPage } from '../entry-server.tsx'
import type { PageProps, SiteAssets } from '../page-props.ts'

const ASSETS: SiteAssets = {
  stylesheets: ['/assets/site/site.css'],
  scripts: ['/assets/site/loader.js'],
  displayFonts: { latin: '/assets/site/latin.woff2', arabic: '/assets/site/arabic.woff2' },
}

/** The page's HTML with entities of plain text resolved, so that tests read like the page. */
export function render(page: PageProps): string {
  return renderPage(page, ASSETS).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}

/** What a reader sees: text without tags, one space between words. */
export function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The part of the page from one landmark to its end, such as 'main' or 'footer'. */
export function part(html: string, tag: string): string {
  return new RegExp(`<${tag}[\\s>][\\s\\S]*</${tag}>`).exec(html)?.[0] ?? ''
}

import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { makeAccount } from './factories.ts'
import type { TestServer } from './test-server.ts'

/** A page as a visitor got it. */
export interface VisitedPage {
  status: number
  headers: Headers
  html: string
  /** What a reader sees of `main`: text without tags. */
  text: string
  /** Titles of the cards, in their order. */
  cards: string[]
}

export interface LiveSite {
  id: AuthorizedAccount
  domain: string
  agencyId: string | null
  visit(path: string, options?: { method?: string; headers?: Record<string, string> }): Promise<VisitedPage>
}

/** An account with a host of its own, and a visitor of it. */
export async function makeLiveSite(
  server: TestServer,
  given: Parameters<typeof makeAccount>[1] = {},
): Promise<LiveSite> {
  const account = await makeAccount(server.services, given)
  return {
    ...account,
    visit: async (path, options = {}) => {
      const { method = 'GET', headers = {} } = options
      const response = await server.call(method, path, { host: account.domain, headers })
      const html = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        html,
        text: textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''),
        cards: cardTitles(html),
      }
    },
  }
}

function textOf(html: string): string {
  return decode(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

function cardTitles(html: string): string[] {
  return [...html.matchAll(/<a[^>]*\bdata-card="[^"]*"[\s\S]*?<\/a>/g)].map(([card]) =>
    textOf(/<h[23][^>]*>([\s\S]*?)<\/h[23]>/.exec(card)?.[1] ?? ''),
  )
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

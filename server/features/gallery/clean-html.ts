import { RICH_TEXT_TAGS } from '@vitrine/domain/content/rich-text.ts'
import sanitizeHtml from 'sanitize-html'

/** The markup a description may hold on a public page; publishing cleaned it before, this is the second wall. */
export function cleanHtml(html: string): string {
  // the page's own heading is the first level, and none may be skipped below it
  const firstHeading = /<h([1-6])[\s>]/i.exec(html)?.[1]
  const below = Number(firstHeading ?? 2) > 2 ? 'h2' : 'h3'
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h3: below,
      h4: below,
      b: 'strong',
      i: 'em',
      a: (tagName, { href }) => ({
        tagName,
        attribs: { ...(href && { href }), rel: 'noopener nofollow ugc' },
      }),
    },
  }).trim()
}

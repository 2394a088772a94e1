import sanitizeHtml from 'sanitize-html'

/** The markup a description may hold on a public page; publishing cleaned it before, this is the second wall. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'h3', 'blockquote', 'br'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      b: 'strong',
      i: 'em',
      a: (tagName, { href }) => ({
        tagName,
        attribs: { ...(href && { href }), rel: 'noopener nofollow ugc' },
      }),
    },
  }).trim()
}

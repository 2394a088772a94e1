import { RICH_TEXT_TAGS } from '@vitrine/domain/content/rich-text.ts'
import sanitizeHtml from 'sanitize-html'

/**
 * What an owner wrote, fit to be shown to anybody: only the marks of a description, links only to web, mail and telephone
 * and marked as somebody else's. Everything else goes, its words stay; scripts and styles go with their words.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim()
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 20,
  transformTags: {
    a: (_tag, { href }) => ({
      tagName: 'a',
      attribs: { ...(href !== undefined && { href }), rel: 'noopener nofollow' },
    }),
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
  },
  // an empty paragraph says nothing; a link that leads nowhere is only its words
  exclusiveFilter: ({ tag, text, attribs }) => {
    if (tag === 'a' && !attribs.href) return 'excludeTag'
    return tag === 'p' && text.trim() === ''
  },
}

export const TAXONOMY_KINDS = [
  'contentType',
  'customField',
  'category',
  'service',
  'labelGroup',
  'label',
] as const
/** What an account sorts its content by. */
export type TaxonomyKind = (typeof TAXONOMY_KINDS)[number]

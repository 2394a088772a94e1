/** The gallery searches titles; the longer text held streets in a public row, and its index cost every save. */
export const copiesWithoutSearch: readonly string[] = [`alter table content_public drop column search`]

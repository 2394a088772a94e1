/** The token of an Authorization header, or undefined when there is none that could be ours. */
export function bearerOf(header: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1]
}

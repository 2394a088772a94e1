/**
 * The pattern that a path falls under, or undefined. `{name}` stands for one segment, `{name?}` may be missing.
 * Patterns with more literal segments win (NAV-048).
 */
export function matchPath(path: string, patterns: readonly string[]): string | undefined {
  const segments = split(path)
  return patterns
    .filter((pattern) => fits(segments, split(pattern)))
    .sort((a, b) => literals(b) - literals(a))[0]
}

function fits(segments: string[], pattern: string[]): boolean {
  if (segments.length > pattern.length) return false
  return pattern.every((part, i) => {
    const segment = segments[i]
    if (segment === undefined) return part.endsWith('?}')
    return part.startsWith('{') || part === segment
  })
}

const split = (path: string) => path.split('/').filter(Boolean)
const literals = (pattern: string) => split(pattern).filter((part) => !part.startsWith('{')).length

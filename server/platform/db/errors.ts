/** The constraint a write ran into, without what a distributed database appends to its name; undefined for other errors. */
export function violatedConstraint(
  error: unknown,
): { kind: 'unique' | 'foreignKey' | 'check'; name: string } | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const kind = KINDS[String(error.code)]
  if (!kind) return undefined
  const named = /constraint "([^"]+)"/.exec(error.message)?.[1] ?? ''
  return { kind, name: named.replace(/_\d+$/, '') }
}

const KINDS: Record<string, 'unique' | 'foreignKey' | 'check'> = {
  23505: 'unique',
  23503: 'foreignKey',
  23514: 'check',
}

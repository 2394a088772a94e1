import type { Import } from './read-imports.ts'

/** Groups of files that import one another in a circle, types and import() at run time included. */
export function findCycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, target } of imports) {
    if (target !== undefined) next.set(from, [...(next.get(from) ?? []), target])
  }
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const target of next.get(file) ?? []) visit(target)
    path.pop()
    done.add(file)
  }
  for (const file of next.keys()) visit(file)
  return cycles
}

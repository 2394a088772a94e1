/** One thing `npm run check` looks at. */
export interface Check {
  name: string
  run: () => Promise<Findings>
}

export interface Findings {
  /** One line each, beginning with `path:` where there is one. Any fails the check. */
  problems: readonly string[]
  /** Worth knowing, fails nothing. */
  notes?: readonly string[]
}

import type { Config } from '#platform/config.ts'

/** The address of a host of ours, with the scheme and port under which people reach the product. */
export function originOf(config: Pick<Config, 'publicOrigin'>, host: string): string {
  const { protocol, port } = config.publicOrigin
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

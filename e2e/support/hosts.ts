/** The origin of a host of the server under test: `originOf('harbor.localhost')`. */
export function originOf(host: string): string {
  const { protocol, port } = new URL(process.env.E2E_ORIGIN ?? `http://localhost:${process.env.E2E_PORT}`)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

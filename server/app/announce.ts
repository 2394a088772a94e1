import { originOf } from '#features/hosts/index.ts'
import type { Config } from '#platform/config.ts'
import { DEMO_PASSWORD, demoAddresses, demoSignIns } from './demo/demo-sign-ins.ts'

/**
 * What the person who typed the command reads when the server answers: where to go and, with the demo, as whom.
 * Empty in production without the demo, where nobody reads it.
 */
export function announce(
  config: Pick<Config, 'publicOrigin' | 'siteSuffix' | 'defaultHost' | 'isProduction' | 'isDevelopment'>,
  { hasDemo }: { hasDemo: boolean },
): string {
  if (config.isProduction && !hasDemo) return ''
  const addresses = hasDemo
    ? demoAddresses(config)
    : [{ url: originOf(config, config.defaultHost), what: 'the console' }]
  const lines = [
    `Vitrine is ready${config.isDevelopment ? ' for development' : ''}.`,
    '',
    'Open',
    ...columns(addresses.map(({ url, what }) => [url, what])),
    ...(hasDemo
      ? [
          '',
          `Sign in with the password ${DEMO_PASSWORD} as`,
          ...columns(demoSignIns.map(({ email, who }) => [email, who])),
        ]
      : []),
    '',
    'Ctrl-C ends it.',
  ]
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}   ${second}`)
}

import { originOf } from '#features/hosts/index.ts'
import type { Config } from '#platform/config.ts'

export const DEMO_PASSWORD = 'vitrine-demo'

/** Whom a new user may be, for the lines that the start prints; the password of all is DEMO_PASSWORD. */
export const demoSignIns: readonly { email: string; who: string }[] = [
  { email: 'house@demo.test', who: 'the house, which runs the platform' },
  { email: 'agency@demo.test', who: 'Northlight, an agency' },
  { email: 'owner@demo.test', who: 'the owner of Harbor Kitchens' },
  { email: 'staff@demo.test', who: 'an employee of Harbor Kitchens with limited rights' },
]

/** Where to begin, with the port and scheme of this installation. */
export function demoAddresses(
  config: Pick<Config, 'publicOrigin' | 'siteSuffix' | 'defaultHost'>,
): readonly { url: string; what: string }[] {
  const under = (name: string) => originOf(config, `${name}.${config.siteSuffix}`)
  return [
    { url: originOf(config, config.defaultHost), what: 'the console, under the platform’s own name' },
    { url: under('northlight'), what: 'the console under the brand of the agency Northlight' },
    { url: under('harbor'), what: 'the site of Harbor Kitchens' },
    { url: under('bright'), what: 'the site of Bright Rooms, on the free plan' },
    { url: under('noor'), what: 'the site of دار نور, in Arabic' },
  ]
}

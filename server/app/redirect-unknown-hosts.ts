import { createMiddleware } from 'hono/factory'
import { originOf } from '#features/hosts/index.ts'
import type { Config } from '#platform/config.ts'
import type { HttpEnv } from '#platform/http/feature.ts'

/** A name that is nobody's leads to the default host; platform hosts are always known, so it cannot turn in circles (HST-004, HST-005). */
export const redirectUnknownHosts = (config: Pick<Config, 'publicOrigin' | 'defaultHost'>) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    if (c.get('ctx').host.kind !== 'unknown') return next()
    return c.redirect(`${originOf(config, config.defaultHost)}/`, 302)
  })

import { Problem } from '@vitrine/domain/problem.ts'
import { originOf } from '#features/hosts/index.ts'
import type { Ctx } from '#platform/context/context.ts'

/**
 * Refuses a call that a page of another origin made, for routes that a cookie alone opens or that hand one out. Browsers name the origin
 * of every POST; programs that name none hold no cookie of ours by accident. Throws notAllowed `foreignOrigin`.
 */
export function demandOwnOrigin(ctx: Ctx, request: Request): void {
  const origin = request.headers.get('origin')
  if (origin === null) return
  const named = URL.canParse(origin) ? new URL(origin) : undefined
  if (
    named &&
    (named.host === request.headers.get('host')?.toLowerCase() ||
      named.origin === originOf(ctx.config, ctx.host.name))
  )
    return
  throw new Problem('notAllowed', 'foreignOrigin', 'This call came from a page of another host')
}

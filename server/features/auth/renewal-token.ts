import type { Services } from '#platform/context/context.ts'

/**
 * A renewal token names its session before its secret: so one that was replaced long ago still tells which session was
 * stolen, without a list of all the former ones.
 */
export function newRenewalToken(ctx: Pick<Services, 'newToken'>, sessionId: string): string {
  return `${sessionId}.${ctx.newToken()}`
}

/** The session a token claims to belong to; undefined for what could not be one of ours. */
export function sessionClaimedBy(renewalToken: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(renewalToken)?.[1]
}

import { HEARTBEAT_MS } from '@vitrine/contract/live.ts'
import type { DomainEvent } from '@vitrine/domain/events.ts'
import { Problem } from '@vitrine/domain/problem.ts'
import { findActor } from '#features/auth/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'

const encoder = new TextEncoder()

/** Streams of one session on this node; each asks the database at every heartbeat. */
const MAX_STREAMS = 20
const open = new Map<string, number>()

/**
 * An endless stream of the account's events. Every heartbeat asks again whether the caller may still listen, so a
 * session that ended hears nothing more after 15 seconds. A gap tells the screen to read everything anew.
 * Throws tooManyAttempts `tooManyStreams` (SEC-004).
 */
export function streamEvents(ctx: AccountCtx, bearer: string | undefined): Response {
  const { sessionId } = ctx.actor
  const others = open.get(sessionId) ?? 0
  if (others >= MAX_STREAMS)
    throw new Problem('tooManyAttempts', 'tooManyStreams', 'Too many screens listen at once')
  open.set(sessionId, others + 1)
  let ended = false
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (name: string, data: unknown) => {
        controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      const hear = (event: DomainEvent) => {
        if (event.accountId !== ctx.account) return
        send('change', { id: event.id, type: event.type, payload: event.payload })
      }
      const stops = [ctx.live.subscribe(hear), ctx.live.onGap(() => send('gap', {}))]
      const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS)
      const beat = async () => {
        const actor = await findActor(ctx, bearer).catch(() => undefined)
        // the reader may have gone while this was asked
        if (ended) return
        if (actor?.accountId === ctx.account) controller.enqueue(encoder.encode(': still here\n\n'))
        else {
          stop()
          controller.close()
        }
      }
      stop = () => {
        if (ended) return
        ended = true
        const left = (open.get(sessionId) ?? 1) - 1
        if (left > 0) open.set(sessionId, left)
        else open.delete(sessionId)
        clearInterval(heartbeat)
        for (const one of stops) one()
      }
      send('open', {})
    },
    cancel: () => stop(),
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

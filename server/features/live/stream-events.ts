import { HEARTBEAT_MS } from '@vitrine/contract/live.ts'
import type { DomainEvent } from '@vitrine/domain/events.ts'
import { findActor } from '#features/auth/index.ts'
import type { AccountCtx } from '#platform/context/context.ts'

const encoder = new TextEncoder()

/**
 * An endless stream of the account's events. Every heartbeat asks again whether the caller may still listen, so a
 * session that ended hears nothing more after 15 seconds. A gap tells the screen to read everything anew.
 */
export function streamEvents(ctx: AccountCtx, bearer: string | undefined): Response {
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
        ended = true
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

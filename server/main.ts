import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endOnSignals } from '#app/end-on-signals.ts'
import { explainStartFailure } from '#app/explain-start-failure.ts'
import { startServer } from '#app/start-server.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const interrupted = new AbortController()

// what reads the output may go away, which is no reason to fall
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const starting = startServer({
  env: process.env,
  args: process.argv.slice(2),
  root,
  isTerminal: process.stderr.isTTY,
  interrupted: interrupted.signal,
})

endOnSignals(async (hurry) => {
  interrupted.abort()
  const running = await starting.catch(() => undefined)
  await running?.stop(hurry)
})

try {
  process.stdout.write((await starting).announcement)
} catch (error) {
  if (interrupted.signal.aborted) process.exit(0)
  console.error(explainStartFailure(error))
  process.exit(1)
}

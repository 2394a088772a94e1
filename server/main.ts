import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '#app/start-server.ts'
import { explainStartFailure } from '#app/explain-start-failure.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const running = await startServer({ env: process.env, args: process.argv.slice(2), root })
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // a second signal means now
      if (stopping) process.exit(1)
      stopping = true
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}

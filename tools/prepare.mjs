// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has: brings the
// packages and the built pages up to date, and is quick when nothing changed.
const OLDEST_NODE = 20

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Vitrine needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.versions.node}.`)
  process.exit(1)
}

// Imported late, so that an older Node reaches the sentence above.
const { bringUpToDate } = await import('./prepare/bring-up-to-date.mjs')
const { explain } = await import('./prepare/explain.mjs')
try {
  await bringUpToDate(process.argv[2] ?? 'start')
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

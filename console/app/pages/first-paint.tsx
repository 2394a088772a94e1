import { Brandmark } from '#app/appearance/brandmark.tsx'

/** Goes on with what the server's document shows, until the session is known. */
export function FirstPaint() {
  return (
    <main className="v-whole v-first-paint" aria-busy>
      <Brandmark size={44} />
    </main>
  )
}

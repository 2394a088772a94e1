import { Scene } from './scenes/scene.tsx'

/** Number of the scene, width and height in px, shelf by shelf. */
const SHELVES = [
  [
    [0, 210, 156],
    [6, 104, 130],
    [7, 150, 112],
  ],
  [
    [11, 156, 150],
    [2, 176, 132],
    [13, 128, 168],
  ],
  [
    [4, 196, 146],
    [3, 112, 140],
    [1, 160, 118],
  ],
] as const

/** The display case beside the sign-in form: what a business shows the world. Decoration only. */
export function ShowCase() {
  return (
    <aside className="v-case" aria-hidden>
      <div className="v-shelves">
        {SHELVES.map((shelf, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shelves never change
          <div className="v-shelf" key={i}>
            {shelf.map(([n, width, height]) => (
              <div key={n} style={{ inlineSize: width, blockSize: height }}>
                <Scene n={n} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </aside>
  )
}

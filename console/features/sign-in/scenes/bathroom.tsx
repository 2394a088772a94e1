import { range } from './range.ts'
import type { SceneColors } from './scene-colors.ts'

/** A bathroom: round mirror, basin, tub. */
export function Bathroom({ wall, wood, deep, accent, light, floor }: SceneColors) {
  return (
    <g>
      {range(40).map((i) => (
        <rect
          key={i}
          x={(i % 8) * 50}
          y={Math.floor(i / 8) * 46}
          width="48.5"
          height="44.5"
          fill={accent}
          opacity={0.12 + ((i * 7) % 5) * 0.03}
        />
      ))}
      <rect x="0" y="230" width="400" height="70" fill={`url(#${floor})`} opacity=".6" />
      <circle cx="118" cy="92" r="52" fill={light} />
      <circle cx="118" cy="92" r="52" fill="none" stroke={wood} strokeWidth="5" />
      <rect x="40" y="168" width="156" height="9" rx="2" fill="#fff" />
      <rect x="46" y="177" width="144" height="56" fill={wood} />
      <rect x="92" y="152" width="52" height="17" rx="8" fill="#fff" />
      <path d="M236 206h138v18q0 26-26 26h-86q-26 0-26-26z" fill="#fff" />
      <path d="M236 206h138v8H236z" fill={wall} />
      <path d="M352 206v-60q0-12-14-12h-6" stroke={deep} strokeWidth="5" fill="none" />
    </g>
  )
}

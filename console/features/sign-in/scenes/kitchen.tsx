import { range } from './range.ts'
import type { SceneColors } from './scene-colors.ts'

/** A kitchen with an island under three lamps. */
export function Kitchen({ wood, deep, accent, light, floor }: SceneColors) {
  return (
    <g>
      <rect x="0" y="40" width="400" height="66" fill={deep} opacity=".82" />
      {[0, 80, 160, 240, 320].map((x) => (
        <g key={x}>
          <rect x={x + 3} y="44" width="74" height="58" fill={wood} opacity=".9" />
          <rect x={x + 36} y="94" width="14" height="2.5" fill={light} />
        </g>
      ))}
      <rect x="0" y="106" width="400" height="48" fill={light} />
      {range(14).map((i) => (
        <rect
          key={i}
          x={i * 30}
          y="106"
          width="29"
          height="23"
          fill={accent}
          opacity={0.22 + (i % 3) * 0.06}
        />
      ))}
      <rect x="0" y="154" width="400" height="7" fill="#f7f3ee" />
      <rect x="0" y="161" width="400" height="60" fill={wood} opacity=".85" />
      <rect x="0" y="221" width="400" height="79" fill={`url(#${floor})`} opacity=".5" />
      <rect x="70" y="196" width="260" height="11" rx="2" fill="#fbf8f3" />
      <rect x="82" y="207" width="236" height="80" fill={deep} />
      {[112, 200, 288].map((x) => (
        <g key={x}>
          <path d={`M${x} 0V${52}`} stroke={deep} strokeWidth="2" />
          <path d={`M${x - 16} 66q16-26 32 0z`} fill={accent} />
          <ellipse cx={x} cy="67" rx="13" ry="4" fill="#fff6d8" />
        </g>
      ))}
      <circle cx="256" cy="186" r="11" fill={accent} />
      <rect x="250" y="188" width="12" height="9" rx="2" fill={light} />
    </g>
  )
}

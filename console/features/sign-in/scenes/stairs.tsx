import { range } from './range.ts'
import type { SceneColors } from './scene-colors.ts'

/** Stone steps with a rail. */
export function Stairs({ wood, deep, accent, light }: SceneColors) {
  return (
    <g>
      {range(7).map((i) => (
        <rect
          key={i}
          x={40 + i * 46}
          y={252 - i * 34}
          width={400}
          height="60"
          fill={i % 2 ? wood : deep}
          opacity={0.75 - i * 0.05}
        />
      ))}
      {range(7).map((i) => (
        <rect key={i} x={40 + i * 46} y={250 - i * 34} width="60" height="5" fill={light} />
      ))}
      <path d="M44 226L338 10" stroke={deep} strokeWidth="6" />
      <path d="M62 214v46M120 170v46M178 128v46M236 86v46M294 44v46" stroke={deep} strokeWidth="2.5" />
      <rect x="30" y="40" width="84" height="104" fill={accent} opacity=".55" />
    </g>
  )
}

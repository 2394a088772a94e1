import type { SceneColors } from './scene-colors.ts'

/** A sofa before a window. */
export function LivingRoom({ wood, deep, accent, light, floor }: SceneColors) {
  return (
    <g>
      <rect x="246" y="30" width="120" height="130" fill={light} stroke={deep} strokeWidth="5" />
      <path d="M306 30v130M246 92h120" stroke={deep} strokeWidth="3" />
      <path d="M252 150q26-50 52-28t58-14v46z" fill={accent} opacity=".6" />
      <rect x="0" y="222" width="400" height="78" fill={`url(#${floor})`} opacity=".7" />
      <ellipse cx="180" cy="266" rx="150" ry="22" fill={light} opacity=".75" />
      <rect x="46" y="166" width="190" height="66" rx="12" fill={accent} />
      <rect x="34" y="186" width="30" height="52" rx="9" fill={accent} />
      <rect x="218" y="186" width="30" height="52" rx="9" fill={accent} />
      <rect x="70" y="176" width="66" height="40" rx="8" fill={light} opacity=".45" />
      <rect x="146" y="176" width="66" height="40" rx="8" fill={light} opacity=".3" />
      <rect x="78" y="62" width="62" height="80" fill={light} stroke={deep} strokeWidth="3" />
      <circle cx="109" cy="98" r="18" fill={wood} opacity=".8" />
      <path d="M300 238l-8-58h32l-8 58z" fill={wood} />
      <path d="M308 182q-34-30-22-60 20 14 22 46 4-40 28-50 8 34-28 64z" fill={deep} opacity=".8" />
    </g>
  )
}

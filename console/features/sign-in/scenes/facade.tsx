import type { SceneColors } from './scene-colors.ts'

/** A house with a terrace. */
export function Facade({ wall, wood, deep, accent, light }: SceneColors) {
  return (
    <g>
      <rect x="60" y="70" width="290" height="150" fill={light} />
      <path d="M44 74L205 14l161 60z" fill={deep} />
      {[86, 150, 214, 278].map((x) => (
        <g key={x}>
          <rect x={x} y="94" width="44" height="52" fill={accent} opacity=".75" />
          <path d={`M${x + 22} 94v52`} stroke={light} strokeWidth="3" />
        </g>
      ))}
      <rect x="180" y="160" width="52" height="60" fill={wood} />
      <rect x="0" y="218" width="400" height="82" fill="#9db08a" />
      <path d="M120 300l60-80h52l70 80z" fill={wall} />
      <circle cx="42" cy="196" r="34" fill="#6f8f66" />
      <circle cx="372" cy="200" r="28" fill="#7c9a70" />
    </g>
  )
}

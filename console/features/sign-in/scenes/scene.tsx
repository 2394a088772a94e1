import { useId } from 'react'
import { Bathroom } from './bathroom.tsx'
import { Facade } from './facade.tsx'
import { Kitchen } from './kitchen.tsx'
import { LivingRoom } from './living-room.tsx'
import { SCENE_COLORS } from './scene-colors.ts'
import { Stairs } from './stairs.tsx'

const ROOMS = [Kitchen, Bathroom, LivingRoom, Stairs, Facade]

/** A drawn piece of work, in place of anybody's photograph. `n` picks room and mood. */
export function Scene({ n }: { n: number }) {
  const id = useId()
  const colors = SCENE_COLORS[n % SCENE_COLORS.length] ?? SCENE_COLORS[0]
  const Room = ROOMS[n % ROOMS.length] ?? Kitchen
  const isOutside = Room === Facade
  const [wallGradient, floorGradient, lamp] = [`${id}w`, `${id}f`, `${id}l`]
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id={wallGradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={colors.light} />
          <stop offset=".6" stopColor={colors.wall} />
          <stop offset="1" stopColor={colors.wood} stopOpacity=".55" />
        </linearGradient>
        <linearGradient id={floorGradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={colors.wood} />
          <stop offset="1" stopColor={colors.deep} />
        </linearGradient>
        <radialGradient id={lamp} cx=".72" cy=".12" r=".9">
          <stop offset="0" stopColor="#fff" stopOpacity=".65" />
          <stop offset=".6" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill={isOutside ? '#cfdfe8' : colors.wall} />
      <rect width="400" height="300" fill={`url(#${wallGradient})`} opacity={isOutside ? 0.3 : 1} />
      <Room {...colors} floor={floorGradient} />
      <rect width="400" height="300" fill={`url(#${lamp})`} />
    </svg>
  )
}

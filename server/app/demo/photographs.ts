import type { Photograph } from './photograph.ts'
import { FACES } from './photographs-of-people.ts'
import { PLACES } from './photographs-of-places.ts'
import { ROOMS } from './photographs-of-rooms.ts'

const PHOTOGRAPHS = { ...ROOMS, ...PLACES, ...FACES }
export type PhotographName = keyof typeof PHOTOGRAPHS

export function photographOf(name: PhotographName): Photograph {
  return PHOTOGRAPHS[name]
}

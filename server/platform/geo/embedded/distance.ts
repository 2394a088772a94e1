import type { Position } from '../geocoder.ts'

const EARTH_RADIUS_KM = 6371

/** Along the surface, in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)]
  const byLatitude = Math.sin((lat2 - lat1) / 2) ** 2
  const byLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return (
    2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(byLatitude + Math.cos(lat1) * Math.cos(lat2) * byLongitude))
  )
}

/**
 * How little a place suits a point, for naming it: a metropolis two kilometres away beats its own quarter next door,
 * a village beats the metropolis thirty kilometres away.
 */
export function unsuitability(point: Position, place: Position & { population: number }): number {
  return (distanceKm(point, place) + 0.5) / Math.max(place.population, 500) ** 0.3
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

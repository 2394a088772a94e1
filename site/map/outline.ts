import { feature, mesh } from 'topojson-client'
import atlas from 'world-atlas/countries-50m.json'

/** Longitude and latitude in degrees. */
export type Point = [longitude: number, latitude: number]

export interface Line {
  points: readonly Point[]
  west: number
  south: number
  east: number
  north: number
}

interface Outline {
  /** Closed rings of the land; inner rings are lakes. */
  land: readonly Line[]
  /** Borders between countries. */
  borders: readonly Line[]
}

let outline: Outline | null = null

/** Natural Earth at 1:50 000 000 (public domain), read once: coast true to a few kilometres. */
export function worldOutline(): Outline {
  outline ??= read()
  return outline
}

function read(): Outline {
  // The file is TopoJSON with the collections 'countries' and 'land'; its JSON type is too wide to be inferred.
  const topology = atlas as unknown as Parameters<typeof mesh>[0]
  const { land, countries } = topology.objects
  if (!land || !countries) throw new Error('The world atlas has another shape than expected.')
  const shapes = feature(topology, land)
  const rings = ('features' in shapes ? shapes.features : [shapes]).flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [],
  )
  const borders = mesh(
    topology,
    countries as Parameters<typeof mesh>[1],
    (one, other) => one !== other,
  ).coordinates
  return { land: rings.map(lineOf), borders: borders.map(lineOf) }
}

function lineOf(positions: readonly (readonly number[])[]): Line {
  const points = positions.map(([longitude = 0, latitude = 0]): Point => [longitude, latitude])
  const line = { points, west: 180, south: 90, east: -180, north: -90 }
  for (const [longitude, latitude] of points) {
    line.west = Math.min(line.west, longitude)
    line.east = Math.max(line.east, longitude)
    line.south = Math.min(line.south, latitude)
    line.north = Math.max(line.north, latitude)
  }
  return line
}

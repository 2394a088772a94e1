import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
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
  // The file is TopoJSON with these two collections; its JSON type is too wide to be inferred.
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>
  const { land, countries } = topology.objects
  const rings = feature(topology, land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : geometry.type === 'Polygon'
        ? geometry.coordinates
        : [],
  )
  const borders = mesh(topology, countries, (one, other) => one !== other).coordinates
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

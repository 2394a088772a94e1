import { type Line, type Point, worldOutline } from './outline.ts'

/** Size of the drawing in its own units (SVG user units). */
export const LOCATOR = { width: 360, height: 225 } as const

const KM_PER_DEGREE = 111.2
/** Heights tried in degrees of latitude: the first that shows a coast or border is taken. */
const SPANS = [3.2, 7, 16, 40]

export interface LocatorDrawing {
  /** SVG path data. */
  land: string
  borders: string
  /** Length of the scale bar in user units, and what it stands for in km. */
  scaleLength: number
  scaleKm: number
}

interface Frame {
  west: number
  south: number
  east: number
  north: number
  toX: (longitude: number) => number
  toY: (latitude: number) => number
}

/** The land around a point, the point in the middle. Coordinates in degrees; same input, same drawing. */
export function drawLocator(point: { latitude: number; longitude: number }): LocatorDrawing {
  const { land, borders } = worldOutline()
  let last: LocatorDrawing | null = null
  for (const span of SPANS) {
    const frame = frameAround(point, span)
    const rings = land.filter((line) => touches(line, frame))
    const lines = borders.filter((line) => touches(line, frame))
    const borderPath = lines.map((line) => openPath(line, frame)).join('')
    last = {
      land: rings.map((line) => closedPath(line, frame)).join(''),
      borders: borderPath,
      ...scaleOf(span),
    }
    if (borderPath !== '' || rings.some((line) => line.points.some((at) => isInside(at, frame)))) return last
  }
  return last ?? { land: '', borders: '', scaleLength: 0, scaleKm: 0 }
}

function frameAround({ latitude, longitude }: { latitude: number; longitude: number }, span: number): Frame {
  const perDegree = LOCATOR.height / span
  const perLongitude = perDegree * Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  const halfWidth = LOCATOR.width / 2 / perLongitude
  return {
    west: longitude - halfWidth,
    east: longitude + halfWidth,
    south: latitude - span / 2,
    north: latitude + span / 2,
    toX: (at) => LOCATOR.width / 2 + (at - longitude) * perLongitude,
    toY: (at) => LOCATOR.height / 2 - (at - latitude) * perDegree,
  }
}

/** The longest round distance that takes up to a third of the width. */
function scaleOf(span: number): Pick<LocatorDrawing, 'scaleKm' | 'scaleLength'> {
  const unitsPerKm = LOCATOR.height / (span * KM_PER_DEGREE)
  const scaleKm = [500, 200, 100, 50, 20].find((km) => km * unitsPerKm <= LOCATOR.width / 3) ?? 20
  return { scaleKm, scaleLength: Math.round(scaleKm * unitsPerKm * 10) / 10 }
}

function touches(line: Line, frame: Frame): boolean {
  return (
    line.east >= frame.west &&
    line.west <= frame.east &&
    line.north >= frame.south &&
    line.south <= frame.north
  )
}

function isInside([longitude, latitude]: Point, frame: Frame): boolean {
  return longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north
}

/** Cuts a ring at the frame's four edges (Sutherland and Hodgman), so that a continent stays a short path. */
function closedPath(line: Line, frame: Frame): string {
  const margin = (frame.north - frame.south) * 0.05
  const edges: { axis: 0 | 1; at: number; sign: 1 | -1 }[] = [
    { axis: 0, at: frame.west - margin, sign: 1 },
    { axis: 0, at: frame.east + margin, sign: -1 },
    { axis: 1, at: frame.south - margin, sign: 1 },
    { axis: 1, at: frame.north + margin, sign: -1 },
  ]
  const points = edges.reduce<readonly Point[]>(
    (ring, { axis, at, sign }) => cut(ring, axis, at, sign),
    line.points,
  )
  return points.length < 3 ? '' : `${pathOf(points, frame)}Z`
}

function cut(ring: readonly Point[], axis: 0 | 1, at: number, sign: 1 | -1): Point[] {
  const kept: Point[] = []
  for (const [index, point] of ring.entries()) {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point
    const isIn = (point[axis] - at) * sign >= 0
    const wasIn = (before[axis] - at) * sign >= 0
    if (isIn !== wasIn) {
      const part = (at - before[axis]) / (point[axis] - before[axis])
      kept.push([before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part])
    }
    if (isIn) kept.push(point)
  }
  return kept
}

/** The runs of a border that lie in the frame, each with one point beyond it. */
function openPath(line: Line, frame: Frame): string {
  let path = ''
  let run: Point[] = []
  for (const [index, point] of line.points.entries()) {
    const neighbours = [line.points[index - 1], point, line.points[index + 1]]
    if (neighbours.some((at) => at && isInside(at, frame))) {
      run.push(point)
    } else {
      if (run.length > 1) path += pathOf(run, frame)
      run = []
    }
  }
  return run.length > 1 ? path + pathOf(run, frame) : path
}

function pathOf(points: readonly Point[], frame: Frame): string {
  const places = points.map(
    ([longitude, latitude]) => `${frame.toX(longitude).toFixed(1)} ${frame.toY(latitude).toFixed(1)}`,
  )
  return `M${places.filter((place, index) => place !== places[index - 1]).join('L')}`
}

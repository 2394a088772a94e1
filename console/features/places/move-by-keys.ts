import L from 'leaflet'

const STEP_PX = 8
const BIG_STEP_PX = 48
/** A row of presses is one move: the address is asked for when the hand rests. */
const REST_MS = 700

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface Moving {
  map: L.Map
  pin: L.Marker
  element: HTMLElement
  onLift: () => void
  onPut: (to: L.LatLng) => void
}

/** Lets the focused pin be moved by the arrow keys, in steps of what is seen. Answers how to stop. */
export function moveByKeys({ map, pin, element, onLift, onPut }: Moving): () => void {
  let rest: number | undefined
  const put = () => {
    if (rest === undefined) return
    clearTimeout(rest)
    rest = undefined
    onPut(pin.getLatLng())
  }
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    // else the map moves away below the pin
    event.stopPropagation()
    if (rest === undefined) onLift()
    const step = event.shiftKey ? BIG_STEP_PX : STEP_PX
    // not by points of the screen, which are whole: the pin would drift off its line
    const at = map.project(pin.getLatLng())
    const to = map.unproject(at.add(L.point(direction[0] * step, direction[1] * step)))
    pin.setLatLng(to)
    if (!map.getBounds().pad(-0.1).contains(to)) map.panTo(to)
    clearTimeout(rest)
    rest = window.setTimeout(put, REST_MS)
  }
  element.addEventListener('keydown', press)
  element.addEventListener('blur', put)
  return () => {
    clearTimeout(rest)
    element.removeEventListener('keydown', press)
    element.removeEventListener('blur', put)
  }
}

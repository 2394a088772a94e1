import L from 'leaflet'
import { addOutline } from './add-outline.ts'
import { moveByKeys } from './move-by-keys.ts'

export interface Coords {
  lat: number
  lng: number
}

export interface PinMapOptions {
  tilesUrl: string | null
  attribution: string | null
  coords: Coords | null
  isFixed: boolean
  words: { pin: string; pinHint: string; zoomIn: string; zoomOut: string }
  /** The pin leaves its place. */
  onLift: () => void
  /** The pin has a new place. */
  onPut: (coords: Coords) => void
}

export interface PinMapView {
  /** Follows the form; the map only moves when the pin would be out of sight. */
  show(coords: Coords | null): void
  remove(): void
}

const NOWHERE: Coords = { lat: 17.3, lng: 7.03 } // MAP-007
const NOWHERE_ZOOM = 2 // MAP-006
const STREET_ZOOM = 15
const ROUGH_ZOOM = 7
/** Closer than this the outline of the coasts says nothing. */
const ROUGH_MAX_ZOOM = 10

/** Draws the map into a box; Leaflet is loaded with this module only. */
export function drawPinMap(box: HTMLElement, options: PinMapOptions): PinMapView {
  const { tilesUrl, attribution, isFixed, words } = options
  const closeZoom = tilesUrl ? STREET_ZOOM : ROUGH_ZOOM
  const map = L.map(box, {
    zoomControl: false,
    attributionControl: Boolean(attribution),
    minZoom: 1,
    maxZoom: tilesUrl ? 19 : ROUGH_MAX_ZOOM,
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  map.setView(options.coords ?? NOWHERE, options.coords ? closeZoom : NOWHERE_ZOOM)
  map.attributionControl?.setPrefix(false)
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  if (tilesUrl) L.tileLayer(tilesUrl, { attribution: attribution ?? '', maxZoom: 19 }).addTo(map)
  else void addOutline(map)

  const icon = L.divIcon({ className: 'v-pin', html: PIN, iconSize: [30, 38], iconAnchor: [15, 36] })
  const pin = L.marker(options.coords ?? NOWHERE, {
    icon,
    draggable: !isFixed,
    autoPan: true,
    keyboard: !isFixed,
  })
  pin.addTo(map)
  const element = pin.getElement()
  element?.setAttribute('aria-label', `${words.pin}. ${words.pinHint}`)
  element?.toggleAttribute('data-unset', options.coords === null)

  const put = (to: L.LatLng) => {
    const { lat, lng } = to.wrap()
    pin.setLatLng([lat, lng])
    element?.removeAttribute('data-unset')
    options.onPut({ lat: rounded(lat), lng: rounded(lng) })
  }
  const stops: (() => void)[] = []
  if (!isFixed) {
    // Leaflet hands a press that nobody hears to the map below, which would move the pin to its own head.
    pin.on('click', () => {})
    pin.on('dragstart', options.onLift)
    pin.on('dragend', () => put(pin.getLatLng()))
    map.on('click', (event) => {
      options.onLift()
      put(event.latlng)
    })
    if (element) stops.push(moveByKeys({ map, pin, element, onLift: options.onLift, onPut: put }))
  }
  const resized = new ResizeObserver(() => map.invalidateSize())
  resized.observe(box)
  return {
    show: (coords) => {
      element?.toggleAttribute('data-unset', coords === null)
      if (!coords || pin.getLatLng().equals(coords)) return
      pin.setLatLng(coords)
      if (map.getZoom() < closeZoom - 2) map.setView(coords, closeZoom)
      else if (!map.getBounds().pad(-0.1).contains(coords)) map.panTo(coords)
    },
    remove: () => {
      for (const stop of stops) stop()
      resized.disconnect()
      map.remove()
    },
  }
}

/** A millionth of a degree is a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const PIN = `<svg viewBox="0 0 30 38" width="30" height="38" aria-hidden="true"><path d="M15 37C9 28 3 22 3 14a12 12 0 0 1 24 0c0 8-6 14-12 23Z"/><circle cx="15" cy="14" r="4.5"/></svg>`

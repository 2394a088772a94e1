import L from 'leaflet'
import { feature } from 'topojson-client'
import address from 'world-atlas/countries-50m.json?url'

/** Coasts and borders from our own files, for operators without a tile server (MAP-012). A failure leaves an empty sea. */
export async function addOutline(map: L.Map): Promise<void> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) return
  // a file of the package, in the format its name says
  const atlas = (await response.json()) as Parameters<typeof feature>[0]
  const countries = atlas.objects.countries
  // the map may have been closed while the file came
  if (!countries || !map.getPane('overlayPane')?.isConnected) return
  const styles = getComputedStyle(map.getContainer())
  const colour = (name: string, otherwise: string) => styles.getPropertyValue(name).trim() || otherwise
  L.geoJSON(feature(atlas, countries), {
    interactive: false,
    style: {
      renderer: L.canvas({ padding: 0.5 }),
      color: colour('--v-line-strong', '#9aa5a8'),
      weight: 0.8,
      fillColor: colour('--v-surface', '#ffffff'),
      fillOpacity: 1,
    },
  } as L.GeoJSONOptions).addTo(map) // Leaflet reads the renderer here, its types leave it out
}

import type { DemoPlace } from '../demo-data.ts'

/** Where Bright Rooms works; each answers the place of a job by its street. */
export const foxPoint = (street: string) => inProvidence(street, 'Fox Point', 41.8203, -71.3937, '02906')
export const collegeHill = (street: string) =>
  inProvidence(street, 'College Hill', 41.8297, -71.4019, '02906')
export const federalHill = (street: string) =>
  inProvidence(street, 'Federal Hill', 41.8231, -71.4287, '02903')
export const armory = (street: string) => inProvidence(street, 'Armory District', 41.8176, -71.4316, '02907')
export const downcity = (street: string) => inProvidence(street, 'Downcity', 41.8222, -71.4137, '02903')

export function pawtucket(street: string): DemoPlace {
  return { address: `${street}, Pawtucket, RI 02860`, city: 'Pawtucket', ...near(41.8787, -71.3826, street) }
}

export function barrington(street: string): DemoPlace {
  return {
    address: `${street}, Barrington, RI 02806`,
    city: 'Barrington',
    ...near(41.7406, -71.3087, street),
  }
}

function inProvidence(
  street: string,
  neighborhood: string,
  lat: number,
  lng: number,
  zip: string,
): DemoPlace {
  const address = `${street}, Providence, RI ${zip}`
  return { address, city: 'Providence', neighborhood, ...near(lat, lng, street) }
}

/** A few hundred metres around the middle of the quarter, the same for the same house. */
function near(lat: number, lng: number, street: string): { lat: number; lng: number } {
  const number = Number.parseInt(street, 10) || 1
  return { lat: round(lat + ((number % 17) - 8) * 0.0003), lng: round(lng + ((number % 23) - 11) * 0.0003) }
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

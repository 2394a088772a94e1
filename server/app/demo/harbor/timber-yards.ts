import type { AddressValue } from '@vitrine/domain/taxonomy/custom-fields.ts'

export const DOVER_FOXCROFT: AddressValue = {
  address: 'Milo Road, Dover-Foxcroft, ME 04426',
  lat: 45.1842,
  lng: -69.2268,
}
export const GORHAM: AddressValue = { address: 'Main Street, Gorham, ME 04038', lat: 43.6795, lng: -70.4442 }

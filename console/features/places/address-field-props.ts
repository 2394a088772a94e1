import type { Place } from '@vitrine/contract/geo.ts'
import type { ReactNode } from 'react'

/** A typed address and, perhaps, where it is. An address without coords is fine; MAP-009, TAX-005. */
export interface AddressValue {
  address: string
  coords: { lat: number; lng: number } | null
}

export interface AddressFieldProps {
  value: AddressValue
  onChange: (value: AddressValue) => void
  /** Called when a suggestion was taken or the pin found a place, to fill fields such as the city. */
  onPlace?: (place: Place) => void
  label?: ReactNode
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  readOnly?: boolean
}

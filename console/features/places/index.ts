export { AddressField } from './address-field.tsx'
export type { AddressFieldProps, AddressValue } from './address-field-props.ts'

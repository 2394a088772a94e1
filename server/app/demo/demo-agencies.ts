import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { DemoAccount, DemoPerson } from './demo-data.ts'

export interface DemoAgency {
  key: DemoAccount['agency']
  subDomain: string
  businessName: string
  appName: string
  themeValue: ThemeName
  primaryColor: string
  radius: 'sharp' | 'round' | 'soft'
  allowSignUp: boolean
  advancedAgency: boolean
  people: readonly DemoPerson[]
}

/** Two agencies that could not be mistaken for one another (HST-002). */
export const demoAgencies: readonly DemoAgency[] = [
  {
    key: 'northlight',
    subDomain: 'northlight',
    businessName: 'Northlight',
    appName: 'Northlight Studio',
    themeValue: 'light2',
    primaryColor: '#17624a',
    radius: 'soft',
    allowSignUp: true,
    advancedAgency: true,
    people: [
      { email: 'agency@demo.test', firstName: 'Helen', lastName: 'Marchetti', role: 'admin', signsIn: true },
      { email: 'theo.park@northlight.example', firstName: 'Theo', lastName: 'Park', role: 'admin' },
      { email: 'sunniva.dahl@northlight.example', firstName: 'Sunniva', lastName: 'Dahl', role: 'user' },
    ],
  },
  {
    key: 'kestrel',
    subDomain: 'kestrel',
    businessName: 'Kestrel & Co',
    appName: 'Kestrel Desk',
    themeValue: 'light6',
    primaryColor: '#9b2c1f',
    radius: 'sharp',
    allowSignUp: false,
    advancedAgency: false,
    people: [
      { email: 'rana@kestrelandco.example', firstName: 'Rana', lastName: 'Kassis', role: 'admin' },
      { email: 'miles@kestrelandco.example', firstName: 'Miles', lastName: 'Fairbanks', role: 'user' },
    ],
  },
]

/** Who runs the house. */
export const demoHouse: readonly DemoPerson[] = [
  { email: 'house@demo.test', firstName: 'Edith', lastName: 'Vane', role: 'admin', signsIn: true },
]

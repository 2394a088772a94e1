import type { DemoAccount } from '../demo-data.ts'

/** Fieldnote Cabinets of Northampton: signed up this morning and has nothing yet. */
export const fieldnote: DemoAccount = {
  agency: 'northlight',
  subDomain: 'fieldnote',
  businessName: 'Fieldnote Cabinets',
  language: 'en',
  subscriptionType: 'free',
  status: 'Enabled',
  description: '',
  phone: '+14135550109',
  email: 'irene@fieldnote.example',
  address: '3 Market Street, Northampton, MA 01060',
  lat: 42.3203,
  lng: -72.6284,
  socialPlatforms: [],
  palette: { wall: '#ececec', floor: '#b5a58d', wood: '#6d5843', accent: '#4a5a7a' },
  people: [{ email: 'irene@fieldnote.example', firstName: 'Irene', lastName: 'Kowalczyk', role: 'admin' }],
  taxonomy: { categories: [], services: [], labelGroups: {}, fields: [] },
  items: [],
}

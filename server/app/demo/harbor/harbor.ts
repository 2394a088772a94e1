import type { DemoAccount } from '../demo-data.ts'
import { harborJournal } from './journal.ts'
import { harborHouses } from './projects-houses.ts'
import { harborKitchens } from './projects-kitchens.ts'
import { harborTaxonomy } from './taxonomy.ts'
import { harborTestimonials } from './testimonials.ts'

/** Harbor Kitchens of Portland, Maine: paid, complete, the first site a new user opens. */
export const harbor: DemoAccount = {
  agency: 'northlight',
  subDomain: 'harbor',
  businessName: 'Harbor Kitchens',
  language: 'en',
  subscriptionType: 'paid',
  status: 'Enabled',
  description:
    'Kitchens and the rooms they open onto, designed and built on the Portland waterfront since 2009.',
  phone: '+12075550142',
  email: 'hello@harborkitchens.example',
  website: 'https://harborkitchens.example',
  address: '212 Commercial Street, Portland, ME 04101',
  lat: 43.6555,
  lng: -70.2523,
  socialPlatforms: [
    { link: 'https://www.facebook.com/harborkitchensmaine', icon: 'facebook' },
    { link: 'https://www.instagram.com/harborkitchens', icon: 'instagram' },
    { link: 'https://www.pinterest.com/harborkitchens', icon: 'pinterest' },
  ],
  primaryColor: '#0f5c4d',
  palette: { wall: '#e9ece5', floor: '#b99a73', wood: '#7a5436', accent: '#0f5c4d' },
  people: [
    { email: 'owner@demo.test', firstName: 'Ruth', lastName: 'Abbott', role: 'admin', signsIn: true },
    {
      email: 'staff@demo.test',
      firstName: 'Caleb',
      lastName: 'Winslow',
      role: 'user',
      signsIn: true,
      permissions: {
        contentType: { project: ['create', 'update'] },
        customFieldGroups: ['On site'],
      },
    },
    {
      email: 'marta.oyelaran@harborkitchens.example',
      firstName: 'Marta',
      lastName: 'Oyelaran',
      role: 'admin',
    },
    {
      email: 'denis.pelletier@harborkitchens.example',
      firstName: 'Denis',
      lastName: 'Pelletier',
      role: 'user',
      permissions: { contentType: { blog: ['create', 'update', 'delete'] } },
    },
  ],
  settings: {
    phoneNumberIg: '(207) 555-0142',
    companyEmailIg: 'hello@harborkitchens.example',
    companyAddressIg: '212 Commercial Street, Portland, Maine 04101',
    liveSiteTextOptions: {
      ourProjectsSubtitle:
        'Every kitchen, pantry and opened-up room we have photographed. Filter by what is in it, or by where it is.',
    },
  },
  taxonomy: harborTaxonomy,
  items: [...harborKitchens, ...harborHouses, ...harborJournal, ...harborTestimonials],
}

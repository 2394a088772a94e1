import type { DemoAccount } from '../demo-data.ts'
import { brightHomes } from './homes.ts'
import { brightShops } from './shops-and-notes.ts'
import { brightSmallerJobs } from './smaller-jobs.ts'
import { brightTestimonials } from './testimonials.ts'

/** Bright Rooms of Providence: on the free plan, with more items than the free plan shows. */
export const bright: DemoAccount = {
  agency: 'northlight',
  subDomain: 'bright',
  businessName: 'Bright Rooms',
  language: 'en',
  subscriptionType: 'free',
  status: 'Enabled',
  description: 'Interior painters in Providence. Three sisters, two vans, no smell by dinner time.',
  phone: '+14015550118',
  email: 'hello@brightrooms.example',
  address: '81 Ives Street, Providence, RI 02906',
  lat: 41.8243,
  lng: -71.3905,
  socialPlatforms: [
    { link: 'https://www.instagram.com/brightroomspvd', icon: 'instagram' },
    { link: 'https://www.tiktok.com/@brightroomspvd', icon: 'tiktok' },
  ],
  primaryColor: '#9a4a12',
  palette: { wall: '#f3e3c7', floor: '#c29a6a', wood: '#8a5b32', accent: '#d98a1f' },
  people: [
    { email: 'joana@brightrooms.example', firstName: 'Joana', lastName: 'Medeiros', role: 'admin' },
    { email: 'lidia@brightrooms.example', firstName: 'Lídia', lastName: 'Medeiros', role: 'admin' },
    {
      email: 'pete@brightrooms.example',
      firstName: 'Pete',
      lastName: 'Sullivan',
      role: 'user',
      permissions: { contentType: { project: ['create'] } },
    },
  ],
  settings: {
    phoneNumberIg: '(401) 555-0118',
    companyEmailIg: 'hello@brightrooms.example',
    companyAddressIg: '81 Ives Street, Providence, Rhode Island 02906',
    liveSiteTextOptions: {
      ourProjectsSubtitle:
        'Rooms we painted, with the name of the color, because that is what everybody asks.',
    },
  },
  taxonomy: {
    categories: ['Living rooms', 'Bedrooms', 'Kitchens', 'Stairs and halls', 'Shops and offices', 'Outside'],
    services: [
      {
        label: 'Walls and ceilings',
        alias: 'Walls',
        description: 'Two coats, edges cut by hand, furniture moved and moved back.',
        cover: 'yellowChair',
      },
      {
        label: 'Trim and doors',
        alias: 'Trim',
        description: 'Sanded, filled, sprayed or brushed. Hinges come off; they are never painted over.',
        cover: 'bedroom',
      },
      {
        label: 'Cabinet painting',
        alias: 'Cabinets',
        description: 'Doors leave on Monday and hang again on Friday, hard as a car.',
        cover: 'kitchen',
      },
      {
        label: 'Limewash',
        alias: 'Limewash',
        description: 'Four thin coats with a wide brush. It clouds, and it breathes.',
        cover: 'study',
      },
      {
        label: 'Color visits',
        alias: 'Color',
        description: 'An hour with Lídia, a fan deck and your actual lamps.',
      },
    ],
    labelGroups: {
      Color: ['White', 'Ochre', 'Blue', 'Grey', 'Almost black', 'Rust'],
      Finish: ['Flat', 'Eggshell', 'Limewash', 'High gloss'],
    },
    fields: [
      { name: 'Color name', type: 'text', contentTypes: ['project'] },
      { name: 'Days', type: 'number', contentTypes: ['project'] },
      {
        name: 'Sheen',
        type: 'select',
        options: ['Flat', 'Matte', 'Eggshell', 'Satin', 'Gloss'],
        contentTypes: ['project'],
      },
      { name: 'Done on', type: 'date', contentTypes: ['project'] },
    ],
  },
  items: [...brightHomes, ...brightShops, ...brightSmallerJobs, ...brightTestimonials],
}

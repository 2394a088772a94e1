import type { DemoAccount } from '../demo-data.ts'

/** Tidewater Stair & Rail of Newport: its payment has not come through yet, so it is pending. */
export const tidewater: DemoAccount = {
  agency: 'kestrel',
  subDomain: 'tidewater',
  businessName: 'Tidewater Stair & Rail',
  language: 'en',
  subscriptionType: 'pending',
  status: 'Enabled',
  description: 'Stairs, rails and the odd spiral for old houses around Narragansett Bay.',
  phone: '+14015550176',
  email: 'shop@tidewaterstair.example',
  address: '14 Spring Wharf, Newport, RI 02840',
  lat: 41.4803,
  lng: -71.3149,
  socialPlatforms: [{ link: 'https://www.instagram.com/tidewaterstair', icon: 'instagram' }],
  primaryColor: '#1d4e6b',
  palette: { wall: '#e2e8ea', floor: '#a98f6f', wood: '#5b4331', accent: '#1d4e6b' },
  people: [
    { email: 'gus@tidewaterstair.example', firstName: 'Gus', lastName: 'Almeida', role: 'admin' },
    {
      email: 'office@tidewaterstair.example',
      firstName: 'Bettina',
      lastName: 'Roy',
      role: 'user',
      permissions: {},
    },
  ],
  taxonomy: {
    categories: ['Stairs', 'Rails', 'Halls'],
    services: [
      {
        label: 'New stairs',
        alias: 'Stairs',
        description: 'Laid out on the shop floor at full size before anything is cut.',
      },
      {
        label: 'Rail repair',
        alias: 'Repair',
        description: 'Loose newels, missing balusters, the wobble everybody has learned to avoid.',
      },
    ],
    labelGroups: { Timber: ['White oak', 'Mahogany', 'Cedar'] },
    fields: [
      { name: 'Number of treads', type: 'number', contentTypes: ['project'] },
      { name: 'Year of the house', type: 'text', contentTypes: ['project'] },
    ],
  },
  items: [
    {
      permalink: 'front-stair-in-cedar',
      type: 'project',
      title: 'Front stair and screen in cedar',
      daysAgo: 11,
      status: { publish: 'featured' },
      description: [
        'Nine broad treads and forty-two uprights, set so close that you see who is at the door and they do not see you.',
      ],
      place: {
        address: '31 Indian Avenue, Middletown, RI 02842',
        city: 'Middletown',
        lat: 41.5173,
        lng: -71.2679,
      },
      categories: ['Stairs'],
      services: ['New stairs'],
      labels: { Timber: ['Cedar'] },
      values: { 'Number of treads': 9, 'Year of the house': '2019' },
      pictures: ['entry'],
    },
    {
      permalink: 'hall-on-a-slope',
      type: 'project',
      title: 'Three half landings down to the water',
      daysAgo: 27,
      description: [
        'The house drops eleven feet from the street to the garden. The stair takes it in three rests, each with a window.',
      ],
      place: {
        address: '8 Racquet Road, Jamestown, RI 02835',
        city: 'Jamestown',
        lat: 41.4789,
        lng: -71.3702,
      },
      categories: ['Stairs', 'Halls'],
      services: ['New stairs'],
      labels: { Timber: ['White oak'] },
      values: { 'Number of treads': 24, 'Year of the house': '2004' },
      pictures: ['houseSlope'],
    },
    {
      permalink: 'slatted-screen-for-a-tavern',
      type: 'project',
      title: 'Slatted screen for a tavern',
      daysAgo: 43,
      description: [
        'A rail, really, that went on until it met the ceiling. Mahogany from the old bar, re-sawn.',
      ],
      place: {
        address: '140 Thames Street, Newport, RI 02840',
        city: 'Newport',
        lat: 41.4889,
        lng: -71.3147,
      },
      categories: ['Rails'],
      services: ['Rail repair'],
      labels: { Timber: ['Mahogany'] },
      pictures: ['darkDining'],
    },
    {
      permalink: 'review-carol-stanhope',
      type: 'testimonial',
      title: 'No more wobble.',
      daysAgo: 9,
      rating: 5,
      description: [
        'Gus stood on the second tread, bounced once and said "thirty years, that has been like this". It had been thirty-one.',
      ],
      customer: { name: 'Carol Stanhope', title: 'Middletown', photo: 'faceBlonde' },
      about: 'front-stair-in-cedar',
    },
  ],
}

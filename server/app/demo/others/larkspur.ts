import type { DemoAccount } from '../demo-data.ts'

/** Larkspur Patios of Asheville: closed its account, so its site is disabled while its content is kept. */
export const larkspur: DemoAccount = {
  agency: 'kestrel',
  subDomain: 'larkspur',
  businessName: 'Larkspur Patios',
  language: 'en',
  subscriptionType: 'paid',
  status: 'Disabled',
  description: 'Stone patios and garden rooms in the mountains around Asheville.',
  phone: '+18285550133',
  email: 'info@larkspurpatios.example',
  address: '60 Haywood Road, Asheville, NC 28806',
  lat: 35.5788,
  lng: -82.5812,
  socialPlatforms: [],
  palette: { wall: '#e6e9dd', floor: '#9c9a86', wood: '#6a5a44', accent: '#53703f' },
  people: [{ email: 'wade@larkspurpatios.example', firstName: 'Wade', lastName: 'Crowe', role: 'admin' }],
  taxonomy: {
    categories: ['Patios', 'Garden rooms'],
    services: [
      {
        label: 'Stone patios',
        alias: 'Patios',
        description: 'Dry-laid Tennessee flagstone on eight inches of gravel.',
      },
    ],
    labelGroups: { Stone: ['Flagstone', 'River stone'] },
    fields: [{ name: 'Square feet', type: 'number', contentTypes: ['project'] }],
  },
  items: [
    {
      permalink: 'lawn-room-in-weaverville',
      type: 'project',
      title: 'Lawn room in Weaverville',
      daysAgo: 190,
      description: [
        'One step down from the kitchen, one up from the grass, and level across thirty feet of mountain.',
      ],
      place: {
        address: '22 Hamburg Mountain Road, Weaverville, NC 28787',
        city: 'Weaverville',
        lat: 35.6971,
        lng: -82.5607,
      },
      categories: ['Patios', 'Garden rooms'],
      services: ['Stone patios'],
      labels: { Stone: ['Flagstone'] },
      values: { 'Square feet': 640 },
      pictures: ['houseYard'],
    },
    {
      permalink: 'pines-on-town-mountain',
      type: 'project',
      title: 'Under the pines on Town Mountain',
      daysAgo: 230,
      description: ['The roots decided the shape. We drew what was left and called it a plan.'],
      place: {
        address: '410 Town Mountain Road, Asheville, NC 28804',
        city: 'Asheville',
        lat: 35.6133,
        lng: -82.5341,
      },
      categories: ['Patios'],
      services: ['Stone patios'],
      labels: { Stone: ['River stone'] },
      values: { 'Square feet': 310 },
      pictures: ['pavilion'],
    },
    {
      permalink: 'review-june-hollifield',
      type: 'testimonial',
      title: 'Not one stone has moved.',
      daysAgo: 185,
      rating: 4.5,
      description: [
        'Two winters, one of them a bad one. Not one stone has moved, and he swept before he left.',
      ],
      customer: { name: 'June Hollifield', title: 'Weaverville' },
      about: 'lawn-room-in-weaverville',
    },
  ],
}

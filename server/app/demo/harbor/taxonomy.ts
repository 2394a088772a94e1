import type { DemoTaxonomy } from '../demo-data.ts'

export const harborTaxonomy: DemoTaxonomy = {
  categories: ['Kitchens', 'Dining rooms', 'Pantries and studies', 'Whole rooms', 'Outdoors'],
  services: [
    {
      label: 'Kitchen remodels',
      alias: 'Kitchens',
      description:
        'From the first measured drawing to the last cabinet pull, by one crew that stays on the job.',
      cover: 'kitchen',
    },
    {
      label: 'Custom cabinetry',
      alias: 'Cabinetry',
      description:
        'Boxes, drawers and doors built in our Commercial Street shop from maple, white oak and ash.',
      cover: 'kitchenTable',
    },
    {
      label: 'Opening up rooms',
      alias: 'Open plan',
      description: 'Walls out, beams in, permits filed. We work with two structural engineers we trust.',
      cover: 'loft',
    },
    {
      label: 'Pantries and built-ins',
      alias: 'Built-ins',
      description:
        'Shelves that fit the jar, desks that fit the alcove, window seats that hold the recycling.',
      cover: 'study',
    },
    {
      label: 'Design only',
      alias: 'Drawings',
      description: 'A set of drawings, a cut list and a budget, for owners with a builder of their own.',
    },
  ],
  labelGroups: {
    Material: ['Oak', 'Butcher block', 'Soapstone', 'Marble', 'Brick', 'Cedar', 'Leather', 'Steel'],
    Style: ['Quiet modern', 'Old house', 'Industrial', 'Dark and warm'],
    Room: ['Island seating', 'Window seat', 'Loft', 'Small kitchen', 'Open plan', 'Mudroom'],
  },
  fields: [
    { name: 'Finished', type: 'date', contentTypes: ['project'], group: '' },
    { name: 'Weeks on site', type: 'number', contentTypes: ['project'], group: '' },
    {
      name: 'Countertop',
      type: 'select',
      options: ['Soapstone', 'Honed marble', 'Quartz', 'Butcher block', 'Stainless steel'],
      contentTypes: ['project', 'listing'],
    },
    { name: 'Appliances', type: 'multiText', contentTypes: ['project', 'listing'] },
    {
      name: 'Good for',
      type: 'multiSelect',
      options: ['Small kitchens', 'Open plan', 'Big families', 'Old houses', 'People who bake', 'Dogs'],
      contentTypes: ['project'],
    },
    { name: 'Timber from', type: 'mapAutocomplete', contentTypes: ['project'] },
    { name: 'Lead on the job', type: 'text', contentTypes: ['project'] },
    { name: 'Price in dollars', type: 'number', contentTypes: ['listing'] },
    { name: 'Job number', type: 'text', contentTypes: ['project'], group: 'On site', isPublic: false },
    { name: 'Key is with', type: 'text', contentTypes: ['project'], group: 'On site', isPublic: false },
  ],
}

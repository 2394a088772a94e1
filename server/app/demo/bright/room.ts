import type { DemoItem } from '../demo-data.ts'

/** A painted room: one picture, one colour, a few words. */
export function room(
  permalink: string,
  title: string,
  daysAgo: number,
  picture: NonNullable<DemoItem['pictures']>[number],
  place: DemoItem['place'],
  category: string,
  service: string,
  color: string,
  finish: string,
  [colorName, days, sheen]: [string, number, string],
  words: string,
  publish: 'published' | 'featured' = 'published',
  beforeAfter?: DemoItem['beforeAfter'],
): DemoItem {
  return {
    permalink,
    type: 'project',
    title,
    daysAgo,
    description: [words],
    ...(place && { place }),
    categories: [category],
    services: [service],
    labels: { Color: [color], Finish: [finish] },
    values: { 'Color name': colorName, Days: days, Sheen: sheen },
    pictures: [picture],
    status: { publish },
    ...(beforeAfter && { beforeAfter }),
  }
}

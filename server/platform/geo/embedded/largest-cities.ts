import largest from './largest-cities.generated.json' with { type: 'json' }
import type { FoundPlace, PlaceSource } from './place-source.ts'

/** The 2,000 largest cities of the world, for the minutes before the tables are filled. */
export const largestCities: PlaceSource = {
  async startingWith(key) {
    return CITIES.flatMap(({ main, other, ...city }): FoundPlace[] => {
      const isMain = main.some((each) => each.startsWith(key))
      if (!isMain && !other.some((each) => each.startsWith(key))) return []
      return [{ ...city, isMain, isExact: main.includes(key) || other.includes(key) }]
    })
  },
  async alike() {
    return []
  },
  async around({ latitude, longitude }, degrees) {
    const wide = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
    return CITIES.filter(
      (city) => Math.abs(city.latitude - latitude) <= degrees && Math.abs(city.longitude - longitude) <= wide,
    )
  },
}

/** The file joins the names of a city into one text each. */
const CITIES = largest.map(({ main, other, ...city }) => ({
  ...city,
  main: main.split('|'),
  other: other.split('|'),
}))

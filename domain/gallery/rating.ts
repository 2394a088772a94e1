/**
 * Average of the ratings with one decimal, and how many were rated (SIT-017). Only 1 to 5 count
 * (SIT-018); null when none does, so that no page ever shows "0.0".
 */
export function ratingSummary(
  ratings: readonly (number | null | undefined)[],
): { average: number; count: number } | null {
  const rated = ratings.filter(
    (value): value is number => typeof value === 'number' && value >= 1 && value <= 5,
  )
  if (rated.length === 0) return null
  const mean = rated.reduce((sum, value) => sum + value, 0) / rated.length
  return { average: Math.round(mean * 10) / 10, count: rated.length }
}

/** Rated reviews per number of stars, one star first; halves count with the star above. */
export function ratingHistogram(
  ratings: readonly (number | null | undefined)[],
): [number, number, number, number, number] {
  const bars: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const value of ratings) {
    if (typeof value !== 'number' || value < 1 || value > 5) continue
    const at = Math.ceil(value) - 1
    bars[at] = (bars[at] ?? 0) + 1
  }
  return bars
}

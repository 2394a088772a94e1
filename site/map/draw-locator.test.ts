import { expect, test } from 'vitest'
import { drawLocator } from './draw-locator.ts'

test('MAP-001 A place on the coast is drawn with land, small enough for a page', () => {
  const map = drawLocator({ latitude: 43.668, longitude: -70.2455 })
  expect(map.land).toMatch(/^M[\d. L-]+Z/)
  expect(map.land.length + map.borders.length).toBeLessThan(12_000)
  expect(map.scaleKm).toBe(100)
})

test('MAP-001 Inland the view widens until a coast or border gives a hold', () => {
  const near = drawLocator({ latitude: 43.668, longitude: -70.2455 })
  const inland = drawLocator({ latitude: 39.1, longitude: -98.5 })
  expect(inland.scaleKm).toBeGreaterThan(near.scaleKm)
  expect(inland.land + inland.borders).not.toBe('')
})

test('MAP-001 The same place gives the same drawing', () => {
  expect(drawLocator({ latitude: 25.11, longitude: 55.2 })).toEqual(
    drawLocator({ latitude: 25.11, longitude: 55.2 }),
  )
})

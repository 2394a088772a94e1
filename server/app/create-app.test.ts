import { routes } from '@vitrine/contract/routes.ts'
import { expect, test } from 'vitest'
import { features } from './features.ts'

test('API-003 every route of the contract is answered by exactly one feature', () => {
  const mounted = features.flatMap((feature) => feature.routes ?? []).map((one) => one.route)
  const wrong = Object.entries(routes).filter(
    ([, route]) => mounted.filter((one) => one === route).length !== 1,
  )
  expect(wrong.map(([name]) => name)).toEqual([])
  expect(mounted).toHaveLength(Object.keys(routes).length)
})

import { expect, test } from 'vitest'
import { rememberOrder, withArrived } from './arrivals.ts'

test('MED-002 files stand in the order they were chosen, whichever arrives first, after those that were there', () => {
  rememberOrder('small', 2)
  rememberOrder('large', 1)
  rememberOrder('last', 3)
  const arrived = [{ uid: 'last' }, { uid: 'small' }, { uid: 'large' }]
  const list = arrived.reduce<readonly { uid: string }[]>(withArrived, [{ uid: 'before' }])
  expect(list.map((one) => one.uid)).toEqual(['before', 'large', 'small', 'last'])
})

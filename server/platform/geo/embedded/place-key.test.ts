import { expect, test } from 'vitest'
import { readGeoNamesLine } from './geonames-record.ts'
import { placeKey } from './place-key.ts'

test.each([
  ['İSTANBUL', 'istanbul'],
  ['Iğdır', 'igdir'],
  ['إسطنبول', 'اسطنبول'],
  ['عَمَّان', 'عمان'],
  ['جدة', 'جده'],
  ['Saint-Étienne', 'saint etienne'],
  ['  L’Aquila ', 'l aquila'],
  ['Århus', 'arhus'],
  ['Łódź', 'lodz'],
])('MAP-010 the place name %j is compared as %j', (name, key) => {
  expect(placeKey(name)).toBe(key)
})

test('MAP-010 a line of the table tells the names in three languages and what they are found by', () => {
  const line =
    '360630\tCairo\tCairo\tCAI,Kahire,Qāhirah,القاهرة,قاهره,开罗\t30.06263\t31.24967\tP\tPPLC\tEG\t\t11\t\t\t\t7734614\t\t23\tAfrica/Cairo\t2015-06-03'
  expect(readGeoNamesLine(line)).toEqual({
    id: 360630,
    name: 'Cairo',
    nameTr: 'Kahire',
    nameAr: 'القاهرة',
    country: 'EG',
    admin: '11',
    latitude: 30.06263,
    longitude: 31.24967,
    population: 7734614,
    isSeat: true,
    mainKeys: ['cairo', 'kahire', 'القاهره'],
    otherKeys: ['cai', 'qahirah', 'قاهره'],
  })
})

test('MAP-010 a place that nobody lives in any more is no address', () => {
  expect(readGeoNamesLine('1\tOld\tOld\t\t1\t1\tP\tPPLH\tTR\t\t1\t\t\t\t2000\t\t1\tx\t2015-06-03')).toBeNull()
})

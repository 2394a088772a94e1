import { isPermalinkAllowed } from '@vitrine/domain/content/permalink.ts'
import { normaliseFieldValue } from '@vitrine/domain/taxonomy/custom-fields.ts'
import { expect, test } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'
import { demoAgencies, demoHouse } from './demo-agencies.ts'
import type { DemoAccount, DemoItem } from './demo-data.ts'
import { demoSignIns } from './demo-sign-ins.ts'

test.each(demoAccounts)('$businessName names only what it has', (account) => {
  const wrong = account.items.flatMap((item) =>
    wrongIn(account, item).map((what) => `${item.permalink}: ${what}`),
  )
  expect(wrong).toEqual([])
})

test.each(demoAccounts)('PUB-005 permalinks of $businessName are good and its own', ({ items }) => {
  const permalinks = items.map((item) => item.permalink)
  expect(permalinks.filter((permalink) => !isPermalinkAllowed(permalink))).toEqual([])
  expect(new Set(permalinks).size).toBe(permalinks.length)
})

test('nobody is there twice, and those who may sign in are those the start names', () => {
  const people = [...demoHouse, ...[...demoAgencies, ...demoAccounts].flatMap((one) => one.people)]
  expect(new Set(people.map((person) => person.email)).size).toBe(people.length)
  expect(people.flatMap((person) => (person.signsIn ? [person.email] : []))).toEqual(
    demoSignIns.map((one) => one.email),
  )
})

test('TAX-005 the demo fills in custom fields of every kind', () => {
  const used = demoAccounts.flatMap(({ taxonomy, items }) =>
    taxonomy.fields.flatMap(({ name, type }) => (items.some((item) => item.values?.[name]) ? [type] : [])),
  )
  expect([...new Set(used)].sort()).toEqual(
    ['date', 'mapAutocomplete', 'multiSelect', 'multiText', 'number', 'select', 'text'].sort(),
  )
})

function wrongIn({ taxonomy, items }: DemoAccount, item: DemoItem): string[] {
  const services = taxonomy.services.map((service) => service.label)
  const tags = Object.entries(item.labels ?? {}).flatMap(([group, labels]) =>
    labels.filter((label) => !taxonomy.labelGroups[group]?.includes(label)),
  )
  const values = Object.entries(item.values ?? {}).flatMap(([name, value]) => {
    const field = taxonomy.fields.find((one) => one.name === name)
    const isFor = !field?.contentTypes || field.contentTypes.includes(item.type)
    const kept = field && normaliseFieldValue({ type: field.type, options: field.options ?? [] }, value)
    return isFor && kept !== undefined && kept !== null ? [] : [name]
  })
  const isAboutNobody = item.about !== undefined && !items.some((one) => one.permalink === item.about)
  return [
    ...(item.categories ?? []).filter((label) => !taxonomy.categories.includes(label)),
    ...(item.services ?? []).filter((label) => !services.includes(label)),
    ...tags,
    ...values,
    ...(isAboutNobody ? [`about ${item.about}`] : []),
  ]
}

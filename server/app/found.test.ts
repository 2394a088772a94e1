import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { foundAgency, foundHouse } from './found.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const password = 'a password of twelve'
async function enter(link: string, email: string) {
  const { hostname, searchParams } = new URL(link)
  const guest = server.api(undefined, hostname)
  await guest.setPassword({ body: { code: searchParams.get('code') ?? '', password } })
  return (await guest.signIn({ body: { email, password } })).session
}

test('AUT-046 a command makes the first login of the house, and its link sets the password once', async () => {
  const email = 'operator@example.test'
  const link = await foundHouse(server.services, { email })
  expect(new URL(link).pathname).toBe('/set-password')
  expect((await enter(link, email)).viewRole).toBe('house')
  await expect(enter(link, email)).rejects.toMatchObject({ error: { code: 'linkNotValid' } })
  await expect(foundHouse(server.services, { email })).rejects.toMatchObject({ code: 'emailInUse' })
})

test('AUT-046 another one makes an agency on a host of its own, with its first admin', async () => {
  const email = 'lead@example.test'
  const link = await foundAgency(server.services, { businessName: 'North Light', email })
  expect(new URL(link).hostname).toMatch(/^north-?light\./)
  const session = await enter(link, email)
  expect([session.viewRole, session.agency?.businessName]).toEqual(['agencyAdmin', 'North Light'])
})

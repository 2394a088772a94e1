import { routeUrl } from '@vitrine/contract/client.ts'
import type { RouteDefinition } from '@vitrine/contract/route.ts'
import { routes } from '@vitrine/contract/routes.ts'
import { VIEW_ROLES, type ViewRole } from '@vitrine/domain/auth/view-role.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeAgency, makeSession, makeUser } from '../testing/factories.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

// The routes come from the contract, so a new one is in this test by itself (SEC-001).
const all = Object.entries<RouteDefinition>(routes)
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000'

let server: TestServer
let account: { id: string; domain: string }
const people = new Map<ViewRole | 'stranger', { userId: string; viewAccountId?: string }>()

beforeAll(async () => {
  server = await createTestServer()
  const { services } = server
  const agency = await makeAgency(services)
  account = await makeAccount(services, { agencyId: agency.id })
  const another = await makeAccount(services, { agencyId: agency.id })
  const person = async (given: Parameters<typeof makeUser>[1], viewAccountId?: string) => ({
    userId: (await makeUser(services, given)).id,
    ...(viewAccountId && { viewAccountId }),
  })
  people.set('house', await person({ type: 'house' }))
  people.set('agencyAdmin', await person({ agencyId: agency.id, isPrimary: true, role: 'admin' }))
  people.set('agencyUser', await person({ agencyId: agency.id }))
  people.set('account', await person({ accountId: account.id, isPrimary: true, role: 'admin' }, account.id))
  people.set('accountAdmin', await person({ accountId: account.id, role: 'admin' }, account.id))
  people.set('accountUser', await person({ accountId: account.id }, account.id))
  people.set('user', await person({}))
  people.set('stranger', await person({ accountId: another.id, isPrimary: true, role: 'admin' }, another.id))
})
afterAll(() => server.close())

/** Calls a route with ids in every place, but without a body that could pass: only the gate is asked. */
async function knock(route: RouteDefinition, who: ViewRole | 'stranger' | undefined): Promise<number> {
  // a session of its own each time, since some routes end or turn it
  const person = who && people.get(who)
  const as = person && (await makeSession(server.services, person))
  const ids = Object.fromEntries(
    Object.keys(route.params?.shape ?? {}).map((key) => [key, key === 'accountId' ? account.id : UNKNOWN_ID]),
  )
  const query = route.query && 'accountId' in route.query.shape ? { accountId: account.id } : {}
  const options = { ...(as && { as }), ...(route.method !== 'get' && { body: null }) }
  const response = await server.call(
    route.method.toUpperCase(),
    routeUrl(route.path, { params: ids, query }),
    options,
  )
  await response.body?.cancel()
  return response.status
}

const namesAccount = ({ params, query }: RouteDefinition) =>
  params?.shape['accountId'] !== undefined || query?.shape['accountId'] !== undefined

const isAllowed = (route: RouteDefinition, role: ViewRole): boolean => {
  const { access } = route
  if (access.scope === 'public' || access.scope === 'signedIn') return true
  return access.scope === 'house' ? role === 'house' : access.roles.includes(role)
}

describe.each(all)('SEC-001 %s', (_name, route) => {
  test('a guest is let in only where anybody may be', async () => {
    const status = await knock(route, undefined)
    if (route.access.scope === 'public') expect(status).not.toBe(403)
    else expect(status).toBe(401)
  })

  test.each(VIEW_ROLES.filter((role) => !['agency', 'accounts'].includes(role)))('as %s', async (role) => {
    const status = await knock(route, role)
    // whoever does not look at the account is told that it does not exist
    const looksAtIt = role.startsWith('account')
    if (route.access.scope === 'account' && !looksAtIt && namesAccount(route)) expect(status).toBe(404)
    // what asks for no session may still refuse a credential of its own
    else if (route.access.scope === 'public') expect([200, 204, 401, 404, 422]).toContain(status)
    // a limited member may lack the one right, which only the verb can tell
    else if (isAllowed(route, role))
      expect([200, 204, 404, 409, 422, ...(role === 'accountUser' ? [403] : [])]).toContain(status)
    else expect(status).toBe(403)
  })

  test('SEC-002 somebody of another account finds nothing', async () => {
    if (route.access.scope !== 'account') return
    expect([404, 403, 422]).toContain(await knock(route, 'stranger'))
    if (route.params?.shape['accountId']) expect(await knock(route, 'stranger')).toBe(404)
  })
})

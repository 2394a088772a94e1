import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserCtx } from '#platform/context/context.ts'
import { makeAccount, makeAgency, makeSession, makeUser } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findActor, mintCustomToken } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: 1 })
})
afterAll(() => server.close())

async function ctxOf(userId: string): Promise<UserCtx> {
  const actor = await findActor(server.services, await makeSession(server.services, { userId }))
  if (!actor) throw new Error('no actor')
  return {
    ...server.services,
    actor,
    host: { kind: 'unknown', name: 'localhost' },
    requestId: 'test',
    ip: '192.0.2.1',
  }
}
const use = (customToken: string) => server.api().signInWithToken({ body: { customToken } })

test('AUT-008 AUT-009 a token of the house signs in as the person once, within five minutes, and is logged', async () => {
  const account = await makeAccount(server.services)
  const person = await makeUser(server.services, { accountId: account.id, isPrimary: true })
  const house = await ctxOf((await makeUser(server.services, { type: 'house' })).id)
  const token = await mintCustomToken(house, person.id)
  const { session } = await use(token)
  expect([session.user.id, session.account?.id]).toEqual([person.id, account.id])
  await expect(use(token)).rejects.toMatchObject({ status: 404, error: { code: 'linkNotValid' } })

  const late = await mintCustomToken(house, person.id)
  server.advance(5 * 60 * 1000)
  await expect(use(late)).rejects.toMatchObject({ status: 404 })

  const log = await server.services.db.shared((tx) =>
    tx.selectFrom('access_log').select(['action', 'user_id', 'detail']).orderBy('id').execute(),
  )
  expect(log.filter((row) => row.action === 'custom-token.minted')[0]).toMatchObject({
    user_id: house.actor.userId,
    detail: { for: person.id },
  })
  expect(log.filter((row) => row.action === 'custom-token.used')[0]).toMatchObject({
    user_id: person.id,
    detail: { mintedBy: house.actor.userId },
  })
})

test('AUT-009 SEC-002 an agency mints for the people of its own accounts only, and only its admins do', async () => {
  const agency = await makeAgency(server.services)
  const own = await makeAccount(server.services, { agencyId: agency.id })
  const foreign = await makeAccount(server.services)
  const admin = await ctxOf(
    (await makeUser(server.services, { agencyId: agency.id, isPrimary: true, role: 'admin' })).id,
  )
  const helper = await ctxOf((await makeUser(server.services, { agencyId: agency.id })).id)
  const inside = await makeUser(server.services, { accountId: own.id })
  const outside = await makeUser(server.services, { accountId: foreign.id })
  const house = await makeUser(server.services, { type: 'house' })
  const owner = await ctxOf((await makeUser(server.services, { accountId: own.id, isPrimary: true })).id)

  expect((await use(await mintCustomToken(admin, inside.id))).session.user.id).toBe(inside.id)
  for (const [ctx, userId] of [
    [admin, outside.id],
    [admin, house.id],
    [admin, helper.actor.userId],
    [helper, inside.id],
    [owner, inside.id],
  ] as const) {
    await expect(mintCustomToken(ctx, userId)).rejects.toMatchObject({ kind: 'notFound' })
  }
})

test('AUT-009 a token for somebody who was disabled since signs nobody in', async () => {
  const person = await makeUser(server.services)
  const house = await ctxOf((await makeUser(server.services, { type: 'house' })).id)
  const token = await mintCustomToken(house, person.id)
  await server.services.db.shared((tx) =>
    tx.updateTable('users').set({ is_disabled: true }).where('id', '=', person.id).execute(),
  )
  await expect(use(token)).rejects.toMatchObject({ status: 404 })
})

import type { Permissions } from '@vitrine/domain/auth/permissions.ts'
import { contentTypeOf } from './content-factories.ts'
import { makeAccount, makeOwner, makeSession, makeUser } from './factories.ts'
import { ApiFailure, type TestServer } from './test-server.ts'

/** An account with its content types, and its owner signed in. */
export async function contentScene(server: TestServer) {
  const { id, domain } = await makeAccount(server.services)
  const { token } = await makeOwner(server.services, id)
  const contentTypeId = await contentTypeOf(server.services, id)
  return { account: id, domain, params: { accountId: id }, api: server.api(token), token, contentTypeId }
}

/** A limited member of an account with these rights, signed in. */
export async function memberWith(
  server: TestServer,
  accountId: string,
  contentType: Permissions['contentType'],
  customFieldGroups: string[] = [],
) {
  const user = await makeUser(server.services, { accountId, permissions: { contentType, customFieldGroups } })
  return server.api(await makeSession(server.services, { userId: user.id, viewAccountId: accountId }))
}

/** What a call was refused with; a call that goes through fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('the call should have been refused')
}

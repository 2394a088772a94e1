import type { AuthorizedAccount } from '@vitrine/domain/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountCtx } from '#platform/context/context.ts'
import { makeAccount } from '../../testing/factories.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { findSiteSettings, saveSiteSettings } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const asOwnerOf = (account: AuthorizedAccount) =>
  // the verb needs the account and who acts, nothing of a request
  ({ ...server.services, account, actor: { kind: 'system', job: 'test' } }) as unknown as AccountCtx

test('SIT-040 saved settings stand beside those saved before, and count as a change of the site', async () => {
  const { id } = await makeAccount(server.services)
  const state = () =>
    server.services.db.inAccount(id, (tx) =>
      tx.selectFrom('account_state').where('account_id', '=', id).selectAll().executeTakeFirstOrThrow(),
    )
  const before = await state()
  await saveSiteSettings(asOwnerOf(id), { phoneNumberIg: '(207) 555-0142' })
  await saveSiteSettings(asOwnerOf(id), { themeWidth: 'fullWidth' })
  const after = await state()
  expect(Number(after.update_count)).toBe(Number(before.update_count) + 2)
  expect(after.site_settings_version).toBe(before.site_settings_version + 2)
  expect(await server.services.db.inAccount(id, (tx) => findSiteSettings(tx, id))).toMatchObject({
    phoneNumberIg: '(207) 555-0142',
    themeWidth: 'fullWidth',
  })
})

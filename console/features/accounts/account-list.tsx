import type { AccountSummary } from '@vitrine/contract/accounts.ts'
import { useIsPhone } from '#app/lists/use-is-phone.ts'
import { useRowCursor } from '#app/lists/use-row-cursor.ts'
import { useChangeView } from '#app/session/use-change-view.ts'
import { AccountRows } from './account-rows.tsx'
import { AccountTable } from './account-table.tsx'

/** One row per account; opening it puts the agency inside it, above everything a banner says so (SES-007, SES-009). */
export function AccountList({ accounts }: { accounts: readonly AccountSummary[] }) {
  const changeView = useChangeView()
  const isPhone = useIsPhone()
  const open = (account: AccountSummary | undefined) =>
    account && !changeView.isPending && changeView.mutate({ accountId: account.id })
  const cursor = useRowCursor(accounts.length, (row) => open(accounts[row]))
  const opening = changeView.isPending ? changeView.variables.accountId : null
  return isPhone ? (
    <AccountRows accounts={accounts} onOpen={open} />
  ) : (
    <AccountTable accounts={accounts} cursor={cursor} opening={opening} onOpen={open} />
  )
}

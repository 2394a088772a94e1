import { isPubliclyVisible } from '@vitrine/domain/content/status.ts'
import { type NotPublicReason, type PublicCopies, statusOf } from '#features/content/index.ts'
import { findSiteSettings } from '#features/site-settings/index.ts'
import { findOwner } from './queries.ts'
import { renewCopies } from './renew-copies.ts'

/** Publishing as content sees it; server/app hands it to the content feature. */
export const publicCopies: PublicCopies = {
  renew: renewCopies,
  reasonAgainst: async (tx, account, item): Promise<NotPublicReason> => {
    if (item.deleted_at) return 'deleted'
    const { hasAgency, isEnabled } = await findOwner(tx, account)
    if (!hasAgency) return 'noAgency'
    if (!isEnabled) return 'accountDisabled'
    const { statuses } = await findSiteSettings(tx, account)
    return isPubliclyVisible(statusOf(item), statuses) ? null : 'status'
  },
}

export const SUBSCRIPTION_TYPES = ['free', 'paid', 'pending'] as const
/** ACC-009; free is the default. */
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

const FREE_PLAN_ITEMS = 30 // GAL-023

/** How many items the public may see; `undefined` means all (GAL-023). */
export function publicItemCap(subscription: SubscriptionType): number | undefined {
  return subscription === 'free' ? FREE_PLAN_ITEMS : undefined
}

export const ACCOUNT_STATUSES = ['Enabled', 'Disabled'] as const
/** A disabled account lets nobody in and shows no public pages (ACC-011, ACC-012). */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

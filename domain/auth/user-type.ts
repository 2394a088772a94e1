export const USER_TYPES = ['house', 'agency', 'account'] as const
/** The tier a person's login belongs to (ACC-001, AUT-024). */
export type UserType = (typeof USER_TYPES)[number]

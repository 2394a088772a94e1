/** queued: not tried yet, or tried again soon · kept: nothing sends mail here, it can be read · sent · failed: for good (AUT-045). */
export const MAIL_STATUSES = ['queued', 'kept', 'sent', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** One mail, ready to go. Addresses are bare (`anna@example.com`); whoever sends has checked their form. */
export interface Mail {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a mail did not go. Those before 'rejected' lie with our configuration or the network, not with the mail. */
export type MailProblem = 'unreachable' | 'timed-out' | 'tls' | 'sign-in' | 'busy' | 'rejected'

export type MailOutcome =
  | { readonly outcome: 'sent'; readonly messageId: string }
  /** No server is configured: the mail stays in the outbox, where the house can read it. */
  | { readonly outcome: 'kept' }
  /** `temporary` is worth another try later. `reply` is what the server said, for the send log. */
  | {
      readonly outcome: 'failed'
      readonly failure: 'temporary' | 'permanent'
      readonly problem: MailProblem
      readonly reply: string
    }

/** Never throws for a mail that does not go: no screen may fail because mail fails. AUT-045 */
export interface Mailer {
  /** Whether mails leave the house; when not, screens say that mails are kept. */
  readonly delivers: boolean
  send(mail: Mail): Promise<MailOutcome>
}

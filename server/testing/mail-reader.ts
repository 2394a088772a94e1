import type { TestServer } from './test-server.ts'

export interface ReadMail {
  to: string
  subject: string
  language: string
  text: string
  /** The first web address in it. */
  link: URL
}

/** The mails an address got so far, oldest first, as its owner would read them. */
export async function mailsTo(server: TestServer, address: string): Promise<ReadMail[]> {
  await server.settle()
  const rows = await server.services.db.shared((tx) =>
    tx
      .selectFrom('mail_outbox')
      .where('recipient', '=', address)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ recipient, subject, language, text }) => ({
    to: recipient,
    subject,
    language,
    text,
    link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no-link.invalid'),
  }))
}

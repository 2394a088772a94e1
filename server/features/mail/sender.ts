interface Sender {
  name: string
  address: string
}

/** `Name <address>`, as the outbox keeps it; a brand's name cannot smuggle in a second address. */
export function writeSender({ name, address }: Sender): string {
  const plain = name.replace(/[<>"\r\n]/g, ' ').trim()
  return plain ? `${plain} <${address}>` : address
}

export function readSender(text: string): Sender {
  const [, name = '', address = text] = /^(.*) <([^<>]+)>$/.exec(text) ?? []
  return { name, address }
}

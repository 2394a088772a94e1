import type { Boot } from '@vitrine/contract/boot.ts'

/** The host's brand and the document's nonce, written by the server before any screen is drawn (HST-001). */
export const boot: Boot = readBoot()

function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('The document carries no boot element: it was not made by the server.')
  // The server writes this element from the same type.
  return JSON.parse(text) as Boot
}

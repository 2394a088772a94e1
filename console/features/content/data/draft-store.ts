/**
 * What was typed and not saved, per account and item, on this device (CNT-025). A full or closed storage loses only
 * this comfort.
 */
export function readDraft(accountId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(accountId, name)) ?? 'null')
  } catch {
    return null
  }
}

export function writeDraft(accountId: string, name: string, draft: unknown): void {
  try {
    localStorage.setItem(keyOf(accountId, name), JSON.stringify(draft))
  } catch {
    // the form itself still holds everything
  }
}

export function dropDraft(accountId: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(accountId, name))
  } catch {
    // nothing was stored then
  }
}

const keyOf = (accountId: string, name: string) => `draft:${accountId}:${name}`

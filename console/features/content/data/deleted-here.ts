const ids = new Set<string>()

/** Remembers what this tab deleted, so that its page is not told that "another device" did (CNT-019). */
export const markDeletedHere = (contentId: string): void => {
  ids.add(contentId)
}

export const wasDeletedHere = (contentId: string): boolean => ids.has(contentId)

import { readDraft } from '../data/draft-store.ts'

export interface NewDraft {
  contentTypeId: string | undefined
  title: string
}

/** Under this name the device keeps what was begun and not created yet. */
export const NEW_DRAFT = 'new'

export function readNewDraft(accountId: string): NewDraft {
  const kept = readDraft(accountId, NEW_DRAFT)
  if (typeof kept !== 'object' || kept === null) return { contentTypeId: undefined, title: '' }
  const { contentTypeId, title } = { contentTypeId: undefined, title: '', ...kept }
  return {
    contentTypeId: typeof contentTypeId === 'string' ? contentTypeId : undefined,
    title: typeof title === 'string' ? title : '',
  }
}

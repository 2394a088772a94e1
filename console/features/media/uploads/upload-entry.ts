import type { Media } from '@vitrine/contract/media.ts'

/** Where an upload belongs: the account's item, or a form that has none yet. */
export interface UploadTarget {
  accountId: string
  /** Tells areas apart; the item's id when there is one. */
  areaKey: string
  contentId: string | undefined
}

export interface UploadProblem {
  /** A key below `media.` of the dictionaries, or unknown to them. */
  code: string
  /** The server's own sentence, for codes without a text. */
  message: string
  /** Refused for good: the same file would be refused again. */
  isFinal: boolean
}

export interface UploadEntry extends UploadTarget {
  id: number
  file: File
  /** Bytes the server has. */
  sentBytes: number
  state: 'waiting' | 'uploading' | 'finishing' | 'paused' | 'failed' | 'done'
  problem: UploadProblem | null
  /** What the server answered to the last byte. */
  media: Media | null
  /** A small picture of it, made in the browser. */
  preview: string | null
}

export const percentOf = ({ sentBytes, file }: UploadEntry): number =>
  file.size === 0 ? 0 : Math.floor((sentBytes / file.size) * 100)

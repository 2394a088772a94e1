/** Where a public list goes on: the last item shown, and how many were shown up to it. Short, for people share the address. */
export interface ListCursor {
  updatedAt: Date
  id: string
  shown: number
}

const FORM = /^([0-9a-z]{1,9})\.([0-9a-f]{32})\.([0-9a-z]{1,6})$/
const LAST_MS = 8_640_000_000_000_000

export function writeCursor({ updatedAt, id, shown }: ListCursor): string {
  return `${updatedAt.getTime().toString(36)}.${id.replaceAll('-', '')}.${shown.toString(36)}`
}

/** Undefined for anything we could not have written; a forged one only moves within the caller's own list. */
export function readCursor(text: string | null | undefined): ListCursor | undefined {
  const [, time = '', id = '', shown = ''] = FORM.exec(text ?? '') ?? []
  const ms = Number.parseInt(time, 36)
  if (!id || ms > LAST_MS) return undefined
  return {
    updatedAt: new Date(ms),
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    shown: Number.parseInt(shown, 36),
  }
}

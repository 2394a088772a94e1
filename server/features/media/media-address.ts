export interface MediaAddress {
  /** The storage key. */
  key: string
  accountId: string
  folder: 'image' | 'video' | 'audio' | 'document'
  isThumb: boolean
  fileKey: string
}

const PATH =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(image|video|audio|document)\/(thumb\/)?([0-9a-f]{32})(_[a-z0-9-]{1,64})?(_\d{2,4}x\d{2,4})?(\.[a-z0-9]{1,5})?$/

/** Reads the path of a served file; undefined for whatever could not be one: other folders, dots, encodings. */
export function readMediaAddress(path: string): MediaAddress | undefined {
  const match = PATH.exec(path)
  if (!match) return undefined
  const [, accountId = '', folder, thumb, fileKey = '', stem, size, ending] = match
  if (folder !== 'image' && folder !== 'video' && folder !== 'audio' && folder !== 'document')
    return undefined
  const isPlain = folder === 'video' || folder === 'audio'
  if (isPlain !== (stem === undefined) || (isPlain && ending !== undefined)) return undefined
  if ((thumb !== undefined) !== (size !== undefined) || (thumb !== undefined && folder !== 'image'))
    return undefined
  return { key: path.slice('/media/'.length), accountId, folder, isThumb: thumb !== undefined, fileKey }
}

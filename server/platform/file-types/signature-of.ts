import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { openUpload, type UploadSource } from './upload-source.ts'

/** The content type that the first bytes stand for, or undefined when they are no known signature. */
export async function signatureOf(source: UploadSource): Promise<string | undefined> {
  const detected =
    'path' in source ? await fileTypeFromFile(source.path) : await fileTypeFromBuffer(source.bytes)
  if (detected !== undefined) return detected.mime
  const head = (await (await openUpload(source)).head(4)).toString('latin1')
  // A tiff may have its directory at the end: cut off, it is a broken tiff and not an unknown file.
  return head === 'II*\0' || head === 'MM\0*' ? 'image/tiff' : undefined
}

import type { MediaType } from '@vitrine/domain/media/media-types.ts'
import type { OpenUpload } from './upload-source.ts'

const TAIL_BYTES = 66_000

/**
 * Whether the end that the format demands is there. Pictures and videos are judged when they are decoded;
 * documents are served as they come, so a cut-off one is noticed here.
 */
export async function isComplete(upload: OpenUpload, type: MediaType): Promise<boolean> {
  if (type.mime === 'application/pdf') return (await upload.tail(TAIL_BYTES)).includes('%%EOF')
  if (type.extension === 'docx' || type.extension === 'xlsx') return endsAsZip(await upload.tail(TAIL_BYTES))
  return true
}

/** The record that closes a zip: it says how long its comment is, and nothing may follow that. */
function endsAsZip(tail: Buffer): boolean {
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  return at !== -1 && tail.length >= at + 22 && at + 22 + tail.readUInt16LE(at + 20) <= tail.length
}

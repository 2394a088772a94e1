import type { MediaType } from '@vitrine/domain/media/media-types.ts'
import { signatureOf } from './signature-of.ts'
import type { OpenUpload } from './upload-source.ts'

/** Some of these are known by two letters only: a list of «BMW» parts is no bitmap. */
const SHORT_SIGNATURES = /^(?:image|audio|video)\//
const TEXT_SAMPLE_BYTES = 256 * 1024

/** The content type that the bytes show, or undefined. Text has no signature: it counts only where text was claimed. */
export async function mimeOfBytes(
  upload: OpenUpload,
  claimed: MediaType | undefined,
): Promise<string | undefined> {
  const detected = await signatureOf(upload.source)
  if (detected === 'application/x-cfb') return oldOfficeMime(await upload.whole())
  const textClaimed = claimed?.mime === 'text/plain' || claimed?.mime === 'text/csv'
  const mayBeText = textClaimed && (detected === undefined || SHORT_SIGNATURES.test(detected))
  if (mayBeText && isPlainText(await upload.head(TEXT_SAMPLE_BYTES))) return claimed.mime
  return detected
}

/** Old Office files share one container; a workbook is told by the stream it must hold. */
function oldOfficeMime(bytes: Buffer): string {
  const holds = (stream: string) => bytes.includes(Buffer.from(`${stream}\0`, 'utf16le'))
  if (holds('WordDocument')) return 'application/msword'
  if (holds('PowerPoint Document')) return 'application/vnd.ms-powerpoint'
  return holds('Workbook') || holds('Book') ? 'application/vnd.ms-excel' : 'application/x-cfb'
}

/** Text that a browser or a shell would take for a program is not plain, whatever its name says. */
function isPlainText(sample: Buffer): boolean {
  const utf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  if (!utf16 && sample.some(isControlByte)) return false
  const start = sample
    .toString(utf16 ? 'utf16le' : 'utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return !/^(?:#!|<\?|<!doctype|<!--|<(?:html|head|body|script|svg|iframe|img|object|style|meta|link)\b)/i.test(
    start,
  )
}

function isControlByte(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b) || byte === 0x7f
}

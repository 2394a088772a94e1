import type { UploadRefusal } from './media-types.ts'

/** Why a file was not taken: what its bytes say, or what only decoding shows. */
export type MediaRefusal = UploadRefusal | 'too-many-pixels'

/** The stable code of each refusal; the dictionaries hold a sentence for it under `media.`. MED-005, MED-007, MED-018 */
export const UPLOAD_PROBLEMS = {
  'not-what-it-says': 'uploadNotWhatItSays',
  'type-not-allowed': 'uploadTypeNotAllowed',
  'too-large': 'uploadTooLarge',
  broken: 'uploadBroken',
  empty: 'uploadEmpty',
  'too-many-pixels': 'uploadTooManyPixels',
} as const satisfies Record<MediaRefusal, string>
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[MediaRefusal]

/** Why a stored medium could not be made ready; kept in its row. MED-014 */
const MEDIA_FAILURES = [
  'uploadBroken',
  'uploadTooManyPixels',
  'uploadTypeNotAllowed',
  'preparingFailed',
  'mediaTellsPlace',
] as const
export type MediaFailure = (typeof MEDIA_FAILURES)[number]

/** The sentence in English for programs and logs; it names the file, for a batch goes on without it. */
export function describeRefusal(refusal: MediaRefusal, name: string, maxBytes?: number): string {
  const file = `"${name}"`
  switch (refusal) {
    case 'not-what-it-says':
      return `${file} is not what its name says, so it was not taken.`
    case 'type-not-allowed':
      return `${file} is of a kind that cannot be uploaded here.`
    case 'too-large':
      return `${file} is larger than ${Math.floor((maxBytes ?? 0) / 1024 / 1024)} MB.`
    case 'broken':
      return `${file} is damaged or was cut off on the way.`
    case 'empty':
      return `${file} is empty.`
    case 'too-many-pixels':
      return `${file} has more than 60 megapixels.`
  }
}

/** `too-many-pixels` is a picture that would unpack to more than the limit, honest or not. */
export type ImageRefusal = 'broken' | 'type-not-allowed' | 'too-many-pixels'

/** The picture cannot be taken, and the uploader can be told why. MED-007, MED-014 */
export class ImageRefusedError extends Error {
  override readonly name = 'ImageRefusedError'
  readonly reason: ImageRefusal
  constructor(reason: ImageRefusal, options?: ErrorOptions) {
    super(SENTENCES[reason], options)
    this.reason = reason
  }
}

const SENTENCES: Readonly<Record<ImageRefusal, string>> = {
  broken: 'The picture is damaged or was cut off on the way.',
  'type-not-allowed': 'This kind of picture is not supported.',
  'too-many-pixels': 'The picture has more than 60 megapixels.',
}

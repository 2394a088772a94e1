/** No ffmpeg was found: videos are kept as they came, without preview and conversion. */
export class VideoUnavailableError extends Error {
  override readonly name = 'VideoUnavailableError'
  constructor() {
    super('Videos cannot be converted here: no ffmpeg was found. Install it or set FFMPEG_PATH.')
  }
}

export type VideoRefusal = 'broken' | 'no-picture' | 'took-too-long'

/** The video cannot be taken, and the uploader can be told why. MED-007 */
export class VideoRefusedError extends Error {
  override readonly name = 'VideoRefusedError'
  readonly reason: VideoRefusal
  constructor(reason: VideoRefusal, options?: ErrorOptions) {
    super(SENTENCES[reason], options)
    this.reason = reason
  }
}

const SENTENCES: Readonly<Record<VideoRefusal, string>> = {
  broken: 'The video is damaged or was cut off on the way.',
  'no-picture': 'The file holds no moving pictures.',
  'took-too-long': 'Converting the video took too long.',
}

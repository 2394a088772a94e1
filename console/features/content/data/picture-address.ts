export type PictureSize = '200x200' | '480x480' | '680x680' | '1280x720' | '1280x1280'

/** The address of another size of a picture whose 200 px one is given (MED-013). */
export const pictureAddress = (thumb: string, size: PictureSize): string =>
  thumb.replace(/200x200(?=\.\w+$)/, size)

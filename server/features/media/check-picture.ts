import { readFile } from 'node:fs/promises'
import type { ImageRefusedError } from '#platform/images/image-refused-error.ts'
import { asImageRefusal, openPicture } from '#platform/images/open-picture.ts'
import { createWorkQueue } from '#platform/images/work-queue.ts'

const inTurn = createWorkQueue(2)

/**
 * Reads a picture through to its end at a small size, so that one cut off on the way is refused while the uploader
 * still watches. Answers why not, or null when it is whole. MED-007, MED-014
 */
export function checkPicture(path: string): Promise<ImageRefusedError | null> {
  return inTurn(async () => {
    try {
      const picture = await openPicture(await readFile(path))
      await picture.resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer()
      return null
    } catch (error) {
      return asImageRefusal(error)
    }
  })
}

const WIDTH = 400
let last: Promise<unknown> = Promise.resolve()

/**
 * A small upright picture of a file as an object address, or null when the browser cannot read it. One after the
 * other: twenty photographs of twelve megapixels unpacked at once would fill a phone's memory.
 */
export function makePreview(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return Promise.resolve(null)
  const mine = last.then(() => shrink(file)).catch(() => null)
  last = mine
  return mine
}

async function shrink(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.7))
  return blob && URL.createObjectURL(blob)
}

import { Problem } from '@vitrine/domain/problem.ts'
import type { Hono } from 'hono'
import type { Services } from '#platform/context/context.ts'
import { answerFile } from '#platform/http/answer-file.ts'
import type { HttpEnv } from '#platform/http/feature.ts'
import { ImageRefusedError } from '#platform/images/image-refused-error.ts'
import { makeRenditions } from '#platform/images/make-renditions.ts'
import { IMMUTABLE } from '#platform/page-cache/answer-body.ts'

const SIZE = '480x480' // larger than any place where a logo stands (HST-025)

/**
 * Encodes a logo anew and stores it under a name that nobody can guess and that tells its size:
 * `/brand/{owner}/{key}_{width}x{height}.webp`. Throws invalidInput `pictureRefused`.
 */
export async function storeBrandPicture(
  ctx: Pick<Services, 'storage' | 'newToken'>,
  owner: string,
  data: string,
): Promise<{ url: string; width: number; height: number }> {
  const made = await makeRenditions(Buffer.from(data, 'base64'), { fileKey: 'logo', name: 'logo' }).catch(
    (error: unknown) => {
      if (error instanceof ImageRefusedError)
        throw new Problem('invalidInput', 'pictureRefused', error.message)
      throw error
    },
  )
  const thumb = made.thumbs.find((file) => file.path.endsWith(`_${SIZE}.webp`))
  if (!thumb) throw new Problem('unavailable', 'unavailable', 'The picture could not be prepared')
  const scale = Math.min(1, 480 / Math.max(made.width, made.height))
  const [width, height] = [made.width, made.height].map((side) => Math.max(1, Math.round(side * scale)))
  const key = `brand/${owner}/${ctx.newToken().slice(0, 22)}_${width}x${height}.webp`
  await ctx.storage.put(key, thumb.bytes, { contentType: 'image/webp' })
  return { url: `/${key}`, width: width ?? 0, height: height ?? 0 }
}

/** Serves what was stored so; the name changes with the picture, so it may be kept forever. */
export function serveBrandPictures(app: Hono<HttpEnv>, { storage }: Pick<Services, 'storage'>): void {
  app.get('/brand/:owner/:file', async (c) => {
    const { owner, file } = c.req.param()
    if (!/^[0-9a-f-]{36}$/.test(owner) || !/^[\w-]+\.webp$/.test(file))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const stored = await storage.stat(`brand/${owner}/${file}`)
    const answer =
      stored &&
      (await answerFile(c.req.raw, storage, stored, { cacheControl: IMMUTABLE, contentType: 'image/webp' }))
    return answer ?? c.text('Not found', 404, { 'cache-control': 'no-store' })
  })
}

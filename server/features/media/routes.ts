import { mediaRoutes } from '@vitrine/contract/media.ts'
import { handle, type MountedRoute } from '#platform/http/feature.ts'
import { listContentMedia, removeContentMedia, saveContentMedia } from './content-media.ts'
import { deleteMedia } from './delete-media.ts'
import { listMedia, readMedia } from './list-media.ts'
import { prepareMediaAgain } from './prepare-again.ts'
import { updateMedia } from './update-media.ts'

export const routes: readonly MountedRoute[] = [
  handle(mediaRoutes.listMedia, (ctx, { query }) => listMedia(ctx, query)),
  handle(mediaRoutes.readMedia, (ctx, { params }) => readMedia(ctx, params.mediaId)),
  handle(mediaRoutes.updateMedia, (ctx, { params, body }) => updateMedia(ctx, params.mediaId, body)),
  handle(mediaRoutes.prepareMediaAgain, (ctx, { params }) => prepareMediaAgain(ctx, params.mediaId)),
  handle(mediaRoutes.deleteMedia, (ctx, { params }) => deleteMedia(ctx, params.mediaId)),
  handle(mediaRoutes.listContentMedia, (ctx, { query }) => listContentMedia(ctx, query)),
  handle(mediaRoutes.saveContentMedia, (ctx, { query, body }) =>
    saveContentMedia(ctx, {
      ...body,
      contentUid: query.contentUid ?? body.contentUid,
      mediaUid: body.mediaUid ?? body.uid,
    }),
  ),
  handle(mediaRoutes.removeContentMedia, (ctx, { query }) => removeContentMedia(ctx, query)),
]

import { contentRoutes } from '@vitrine/contract/content.ts'
import { handle, type MountedRoute } from '#platform/http/feature.ts'
import { changeStatus } from './change-status.ts'
import { createContent } from './create-content.ts'
import { deleteContent } from './delete-content.ts'
import { listContents } from './list-contents.ts'
import type { PublicCopies } from './public-copies.ts'
import { readContent } from './read-content.ts'
import { restoreContent } from './restore-content.ts'
import { saveContent } from './save-content.ts'

export const routesWith = (copies: PublicCopies): readonly MountedRoute[] => [
  handle(contentRoutes.createContent, (ctx, { body }) => createContent(ctx, copies, body)),
  handle(contentRoutes.listContents, (ctx, { query }) => listContents(ctx, query)),
  handle(contentRoutes.readContent, (ctx, { params }) => readContent(ctx, copies, params.contentId)),
  handle(contentRoutes.saveContent, (ctx, { params, body }) =>
    saveContent(ctx, copies, params.contentId, body),
  ),
  handle(contentRoutes.changeContentStatus, (ctx, { params, body }) =>
    changeStatus(ctx, copies, params.contentId, body),
  ),
  handle(contentRoutes.deleteContent, (ctx, { params }) => deleteContent(ctx, copies, params.contentId)),
  handle(contentRoutes.restoreContent, (ctx, { params }) => restoreContent(ctx, copies, params.contentId)),
]

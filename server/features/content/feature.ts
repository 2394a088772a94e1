import type { Feature } from '#platform/http/feature.ts'
import type { PublicCopies } from './public-copies.ts'
import { routesWith } from './routes.ts'

/** Content with the public copies that every save renews; server/app hands them in from publishing. */
export const contentFeature = (copies: PublicCopies): Feature => ({
  name: 'content',
  routes: routesWith(copies),
})

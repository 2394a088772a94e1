import { accountRoutes } from '@vitrine/contract/accounts.ts'
import { agencyRoutes } from '@vitrine/contract/agencies.ts'
import { type Feature, handle } from '#platform/http/feature.ts'
import { readAccountProfile, updateAccountProfile } from './account-profile.ts'
import { readAgencySettings, updateAgencySettings } from './agency-settings.ts'
import { serveBrandPictures, storeBrandPicture } from './brand-pictures.ts'
import { listAccounts } from './list-accounts.ts'
import { listAgencies } from './list-agencies.ts'

export const accountsFeature: Feature = {
  name: 'accounts',
  routes: [
    handle(agencyRoutes.listAgencies, (ctx, { query }) => listAgencies(ctx, query)),
    handle(agencyRoutes.readAgencySettings, (ctx) => readAgencySettings(ctx)),
    handle(agencyRoutes.updateAgencySettings, (ctx, { body }) => updateAgencySettings(ctx, body)),
    handle(agencyRoutes.storeAgencyPicture, (ctx, { body }) => storeBrandPicture(ctx, ctx.agency, body.data)),
    handle(accountRoutes.listAccounts, (ctx, { query }) => listAccounts(ctx, query)),
    handle(accountRoutes.readAccountProfile, (ctx) => readAccountProfile(ctx)),
    handle(accountRoutes.updateAccountProfile, (ctx, { body }) => updateAccountProfile(ctx, body)),
    handle(accountRoutes.storeAccountLogo, (ctx, { body }) => storeBrandPicture(ctx, ctx.account, body.data)),
  ],
  http: serveBrandPictures,
}

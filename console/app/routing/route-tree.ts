import { agencySettingsRoutes } from '#features/account-agency-settings/routes.ts'
import { accountProfileRoutes } from '#features/account-profile/routes.ts'
import { accountsRoutes } from '#features/accounts/routes.ts'
import { agenciesRoutes } from '#features/agencies/routes.ts'
import { contentRoutes } from '#features/content/routes.ts'
import { outboxRoutes } from '#features/mail-outbox/routes.ts'
import { myAccountsRoutes } from '#features/my-accounts/routes.ts'
import { passwordRoutes } from '#features/password/routes.ts'
import { profileRoutes } from '#features/profile/routes.ts'
import { signInRoutes, signOutRoutes } from '#features/sign-in/routes.ts'
import { signUpRoutes } from '#features/sign-up/routes.ts'
import { termsRoutes } from '#features/terms/routes.ts'
import { welcomeRoutes } from '#features/welcome/routes.ts'
import { corePublicRoutes, coreRoutes } from './core-routes.ts'
import { publicRoute, rootRoute, signedInRoute } from './roots.ts'

/** Every page of the console. A feature lists its routes in features/<name>/routes.ts and is added here by one line. */
export const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([
    ...corePublicRoutes,
    ...signInRoutes,
    ...signOutRoutes,
    ...signUpRoutes,
    ...passwordRoutes,
    ...termsRoutes,
  ]),
  signedInRoute.addChildren([
    ...coreRoutes,
    ...welcomeRoutes,
    ...contentRoutes,
    ...profileRoutes,
    ...myAccountsRoutes,
    ...agenciesRoutes,
    ...accountsRoutes,
    ...agencySettingsRoutes,
    ...accountProfileRoutes,
    ...outboxRoutes,
  ]),
])

export { chooseSubDomain, claimDomain } from './claim-domain.ts'
export { createHostDirectory, type HostDirectory, PLATFORM_BRAND } from './host-directory.ts'
export { originOf } from './origin-of.ts'
export { findSiteDomain } from './queries.ts'

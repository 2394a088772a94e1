export { findSiteSettings } from './find-site-settings.ts'
export { saveSiteSettings } from './save-site-settings.ts'

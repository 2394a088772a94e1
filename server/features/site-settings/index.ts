export { findSiteSettings } from './find-site-settings.ts'

/** Open to anybody, drawn without navigation and toolbar (NAV-010, NAV-011). */
export const PUBLIC_PATHS: readonly string[] = [
  '/login',
  '/reset-password',
  '/signup-agency',
  '/signup-agency-confirm',
  '/signup-account',
  '/signup-account-confirm',
  '/check-email',
  '/set-password',
  '/sent-email',
  '/invite-user',
  '/invite-user-confirm',
  '/shareme',
  '/testimonial-request',
  '/pending-approvals',
  '/testimonials-gallery',
  '/ig',
  '/live-chat',
  '/terms',
  '/privacy',
  '/support',
  '/dlinks',
  '/marketing',
  '/welcome',
  '/getstarted',
  '/pages/errors/error-404',
]

/** Of the public ones, those that make no sense for a signed-in person: she goes to her default route (NAV-012, NAV-013). */
export const GUEST_PATHS: readonly string[] = [
  '/login',
  '/signup-agency',
  '/signup-account',
  '/reset-password',
]

export const NOT_FOUND_PATH = '/pages/errors/error-404' // NAV-009

/** Signed-in routes open to every view role. */
export const EVERYONE_PATHS: readonly string[] = ['/', '/settings/account'] // AUT-019, AUT-036

/**
 * Signed-in routes outside the menu and the entry whose roles they take (NAV-045 to NAV-049).
 * `{id}` matches one segment, a trailing `{id?}` may be missing; literal routes win.
 */
export const OUTSIDE_MENU: Readonly<Record<string, string>> = {
  '/content/new': '/content-overview',
  '/content/import': '/extras/import',
  '/content/{id}/{tab?}/{taskId?}': '/content-overview',
  '/map-content': '/extras/import',
  '/distributions': '/content-overview',
  '/tasks/{id}': '/tasks/all',
  '/image-tagger': '/extras/media',
  '/user-usage': '/ai-logs',
  '/widget-logs/{id}': '/apps/dashboards/widget-logs',
  '/accounts/{id}': '/accounts',
  '/agency/{id}': '/agency',
  '/directory/invite': '/directory',
  '/directory/{id}': '/directory',
  '/triggers': '/settings/automation',
  '/triggers/add-triggers': '/settings/automation',
  '/triggers/edit-trigger/{id}': '/settings/automation',
  '/apps/dashboards/analyticsTest': '/apps/dashboards/analytics',
  '/apps/dashboards/project': '/apps/dashboards/analytics',
  '/settings/business-details': '/settings/profile',
  '/settings/labels': '/extras/categories',
  '/settings/openAI': '/settings/writingOutputs',
  '/settings/autoTagging': '/extras/smart-tags',
  '/settings/gmbConfiguration/{id?}': '/settings/integrations',
  '/settings/team/{id}/{accountId?}': '/settings/team',
  '/settings/fields/{id}': '/settings/fields',
  '/settings/account-agency/pay': '/settings/account-agency',
  '/settings/account-agency/success': '/settings/account-agency',
  '/settings/account-agency/error/{id}': '/settings/account-agency',
}

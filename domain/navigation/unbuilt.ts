/**
 * Entries of the menu whose screen does not exist yet. They are hidden, and a test in the console holds this list
 * against the registered routes: it can only shrink.
 */
export const UNBUILT: readonly string[] = [
  '/agency', '/houseAccounts', '/usage-logs', '/autoTag', '/content-log', '/integrated-toSocial',
  '/accounts', '/templates', '/my-agency',
  '/content-overview', '/workflow', '/tasks/all', '/apps/dashboards/analytics',
  '/agency-tools/bot-demo-settings',
  '/pending-approval', '/calendar', '/bulk-edit', '/ai-logs', '/directory',
  '/settings/widget', '/apps/agent-settings', '/apps/dashboards/widget-logs', '/chat-dashboard', '/apps/dashboards/bot-analytics',
  '/extras/apiKeys', '/extras/categories', '/extras/media', '/extras/import', '/extras/smart-tags', '/extras/social-config',
  '/extras/zapier', '/extras/mobile', '/extras/permissions', '/extras/house-social-config', '/extras/elements',
  '/settings/profile', '/settings/account-agency', '/agency-plan', '/settings/services', '/settings/pipelines', '/settings/types',
  '/settings/fields', '/settings/integrations', '/settings/automation', '/settings/testimonial', '/settings/referrals',
  '/settings/writingOutputs', '/settings/integrations/wordpresswebsites', '/settings/gallery', '/settings/team',
  '/settings/trigger-logs', '/settings/trigger-logs-agency', '/settings/usage-issues', '/settings/industries',
  '/settings/business-categories', '/settings/openAI-instructions', '/settings/stats',
]

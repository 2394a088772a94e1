import { ACCOUNT_ROLES, AGENCY_ROLES, VIEW_ROLES, type ViewRole } from '../auth/view-role.ts'
import type { MenuEntry, MenuGate, MenuGroup } from './menu-entry.ts'

const HOUSE: readonly ViewRole[] = ['house']
const OWNER: readonly ViewRole[] = ['account', 'accountAdmin']
const OWNER_AND_HOUSE: readonly ViewRole[] = [...OWNER, 'house']
const WORKER: readonly ViewRole[] = [...ACCOUNT_ROLES, 'user']
const NOT_HOUSE = VIEW_ROLES.filter((role) => role !== 'house')

/** THE table of who sees what (NAV-016 to NAV-043). Menu, route guard and server read it; no second list exists. */
export const MENU: readonly MenuEntry[] = [
  ...group('main', [
    ['/welcome-user', 'home', 'home', VIEW_ROLES, { always: true }], // NAV-037, NAV-038
    ['/agency', 'agencies', 'building', HOUSE], // NAV-035
    ['/houseAccounts', 'allAccounts', 'accounts', HOUSE],
    ['/outbox', 'outbox', 'mail', HOUSE], // AUT-045
    ['/usage-logs', 'usageLogs', 'usage', HOUSE],
    ['/autoTag', 'autoTag', 'tag', HOUSE],
    ['/content-log', 'contentLog', 'history', HOUSE],
    ['/integrated-toSocial', 'socialIntegrations', 'social', HOUSE],
    ['/accounts', 'accounts', 'accounts', AGENCY_ROLES], // NAV-036
    ['/templates', 'templates', 'template', AGENCY_ROLES, { gate: 'advancedAgency' }], // NAV-036, NAV-039
    ['/content-overview', 'content', 'content', WORKER, { always: true }], // ROL-008: reading comes with membership
    ['/workflow', 'workflow', 'workflow', WORKER],
    ['/tasks/all', 'tasks', 'tasks', WORKER],
    [
      '/apps/dashboards/analytics',
      'contentPerformance',
      'chart',
      [...HOUSE, ...AGENCY_ROLES, ...ACCOUNT_ROLES],
      { gate: 'advancedAgency' },
    ],
    ['/my-accounts', 'myAccounts', 'accounts', NOT_HOUSE, { gate: 'severalAccounts', always: true }], // NAV-041
    ['/my-agency', 'myAgency', 'building', NOT_HOUSE, { gate: 'agencyAndAccounts', always: true }],
    ['/account', 'myProfile', 'profile', VIEW_ROLES, { place: 'userMenu', always: true }],
    ['/logout', 'logout', 'logout', VIEW_ROLES, { place: 'userMenu', always: true }], // AUT-043
  ]),
  ...group('agencyTools', [
    ['/agency-tools/bot-demo-settings', 'botDemo', 'bot', OWNER, { gate: 'asPrimaryInAgency' }], // NAV-031
  ]),
  ...group('advanced', [
    ['/pending-approval', 'approvals', 'approval', OWNER], // NAV-026
    ['/calendar', 'calendar', 'calendar', OWNER],
    ['/bulk-edit', 'bulkEdit', 'bulkEdit', OWNER],
    ['/ai-logs', 'aiWriterLogs', 'aiWriter', OWNER],
    ['/directory', 'directory', 'directory', [...OWNER, 'user']], // NAV-027
  ]),
  ...group('chatbot', [
    ['/settings/widget', 'configureChatbot', 'bot', OWNER], // NAV-032
    ['/apps/agent-settings', 'chatbotTraining', 'training', OWNER],
    ['/apps/dashboards/widget-logs', 'conversationTranscripts', 'chat', OWNER],
    ['/chat-dashboard', 'basicEditor', 'editor', OWNER],
    [
      '/apps/dashboards/bot-analytics',
      'chatbotPerformance',
      'chartDots',
      [...HOUSE, ...AGENCY_ROLES, ...ACCOUNT_ROLES],
    ], // NAV-033, NAV-034
  ]),
  ...group('extras', [
    ['/extras/apiKeys', 'apiKeys', 'key', OWNER], // NAV-028
    ['/extras/categories', 'categories', 'category', OWNER],
    ['/extras/media', 'media', 'media', OWNER],
    ['/extras/import', 'import', 'import', OWNER],
    ['/extras/smart-tags', 'smartTags', 'tag', OWNER],
    ['/extras/social-config', 'socialSettings', 'social', OWNER],
    ['/extras/zapier', 'zapier', 'bolt', OWNER],
    ['/extras/mobile', 'mobile', 'mobile', OWNER_AND_HOUSE], // NAV-029
    ['/extras/permissions', 'permissions', 'permissions', OWNER_AND_HOUSE],
    ['/extras/house-social-config', 'houseSocialSettings', 'social', HOUSE], // NAV-030
    ['/extras/elements', 'elements', 'elements', HOUSE],
  ]),
  ...group('settings', [
    ['/settings/profile', 'account', 'settings', ['account', 'accounts', 'accountAdmin']], // NAV-017
    ['/settings/account', 'mySettings', 'settings', HOUSE], // NAV-018
    ['/settings/account-agency', 'mySettings', 'settings', AGENCY_ROLES], // NAV-019
    ['/agency-plan', 'agencyPlan', 'plan', AGENCY_ROLES],
    ['/settings/services', 'services', 'services', OWNER], // NAV-020
    ['/settings/pipelines', 'pipelines', 'workflow', OWNER],
    ['/settings/types', 'contentTypes', 'types', OWNER],
    ['/settings/fields', 'customFields', 'fields', OWNER],
    ['/settings/integrations', 'integrations', 'plug', OWNER],
    ['/settings/automation', 'automation', 'automation', OWNER],
    ['/settings/testimonial', 'testimonials', 'quote', OWNER],
    ['/settings/referrals', 'referrals', 'gift', OWNER],
    ['/settings/writingOutputs', 'aiWriter', 'aiWriter', OWNER], // NAV-021
    ['/settings/integrations/wordpresswebsites', 'webConnect', 'world', OWNER],
    ['/settings/gallery', 'simulationHub', 'gallery', OWNER],
    ['/settings/team', 'team', 'team', ['agencyAdmin', 'agency', 'account', 'accounts', 'accountAdmin']], // NAV-022
    ['/settings/trigger-logs', 'triggerLogs', 'bolt', HOUSE], // NAV-023
    ['/settings/trigger-logs-agency', 'triggerLogs', 'bolt', AGENCY_ROLES, { gate: 'advancedAgency' }],
    ['/settings/usage-issues', 'usageIssues', 'warning', HOUSE], // NAV-024
    ['/settings/industries', 'industries', 'industry', HOUSE],
    ['/settings/business-categories', 'businessCategories', 'category', HOUSE],
    ['/settings/openAI-instructions', 'aiInstructions', 'aiWriter', HOUSE],
    ['/settings/stats', 'stats', 'chart', ['agencyAdmin', 'agency'], { gate: 'advancedAgency' }], // NAV-025, NAV-040
  ]),
]

type Row = [
  path: string,
  title: string,
  icon: string,
  roles: readonly ViewRole[],
  more?: { gate?: MenuGate; place?: 'userMenu'; always?: true },
]

function group(name: MenuGroup, rows: readonly Row[]): MenuEntry[] {
  return rows.map(([path, title, icon, roles, more]) => ({ path, title, group: name, icon, roles, ...more }))
}

/** `/content` and `/settings/new` lead to the form for those who may create, to the list for others (NAV-014, NAV-015). */
export function contentStart(mayCreate: boolean): '/content/new' | '/content-overview' {
  return mayCreate ? '/content/new' : '/content-overview'
}

export const SETTINGS_START = '/settings/account' // NAV-014

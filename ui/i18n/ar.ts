import { account } from './ar/account.ts'
import { agency } from './ar/agency.ts'
import { auth } from './ar/auth.ts'
import { business } from './ar/business.ts'
import { common } from './ar/common.ts'
import { content } from './ar/content.ts'
import { mail } from './ar/mail.ts'
import { media } from './ar/media.ts'
import { navigation } from './ar/navigation.ts'
import { places } from './ar/places.ts'
import { problem } from './ar/problem.ts'
import { shell } from './ar/shell.ts'
import { site } from './ar/site.ts'
import { themes } from './ar/themes.ts'
import { welcome } from './ar/welcome.ts'
import type { Dictionary } from './dictionary.ts'

export const ar: Dictionary = {
  account,
  agency,
  auth,
  business,
  common,
  content,
  mail,
  media,
  navigation,
  places,
  problem,
  shell,
  site,
  themes,
  welcome,
}

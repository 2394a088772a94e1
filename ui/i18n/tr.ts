import type { Dictionary } from './dictionary.ts'
import { account } from './tr/account.ts'
import { agency } from './tr/agency.ts'
import { auth } from './tr/auth.ts'
import { business } from './tr/business.ts'
import { common } from './tr/common.ts'
import { content } from './tr/content.ts'
import { mail } from './tr/mail.ts'
import { media } from './tr/media.ts'
import { navigation } from './tr/navigation.ts'
import { places } from './tr/places.ts'
import { problem } from './tr/problem.ts'
import { shell } from './tr/shell.ts'
import { site } from './tr/site.ts'
import { themes } from './tr/themes.ts'
import { welcome } from './tr/welcome.ts'

export const tr: Dictionary = {
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

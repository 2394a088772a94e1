import { account } from './en/account.ts'
import { agency } from './en/agency.ts'
import { auth } from './en/auth.ts'
import { business } from './en/business.ts'
import { common } from './en/common.ts'
import { content } from './en/content.ts'
import { mail } from './en/mail.ts'
import { media } from './en/media.ts'
import { navigation } from './en/navigation.ts'
import { places } from './en/places.ts'
import { problem } from './en/problem.ts'
import { shell } from './en/shell.ts'
import { site } from './en/site.ts'
import { themes } from './en/themes.ts'
import { welcome } from './en/welcome.ts'

/** Every text of the product in English, an area per file. Its keys are the key set of all languages. */
export const en = {
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

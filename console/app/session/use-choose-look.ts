import type { ThemeName } from '@vitrine/domain/appearance/theme-name.ts'
import type { Language } from '@vitrine/domain/language.ts'
import { api } from '#app/api/api.ts'
import { setLook } from '#app/appearance/look-store.ts'
import { useText } from '#app/i18n/language-context.ts'
import { notifyFailed } from '#app/notices/notice-store.ts'
import { replaceSession } from './session-query.ts'

/** Applies a language or theme at once and keeps it for the person; when keeping fails it says so and stays here (I18-003, I18-005). */
export function useChooseLook(): (choice: { language?: Language; themeValue?: ThemeName | null }) => void {
  const t = useText()
  return (choice) => {
    setLook(choice)
    void api
      .updateProfile({ body: choice })
      .then(replaceSession, () => notifyFailed(t('account.lookNotKept')))
  }
}

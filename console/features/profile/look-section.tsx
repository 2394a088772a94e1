import { Select } from '@mantine/core'
import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import { isThemeName, THEME_NAMES } from '@vitrine/domain/appearance/theme-name.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { useLook } from '#app/appearance/look-store.ts'
import { ThemeSwatch } from '#app/appearance/theme-swatch.tsx'
import { boot } from '#app/boot.ts'
import { FormRow } from '#app/forms/form-row.tsx'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useChooseLook } from '#app/session/use-choose-look.ts'

/** The choice to choose nothing. */
const AS_HOST = 'asHost'

/** Language and theme; both hold at once (I18-003, I18-005). */
export function LookSection() {
  const { t, language } = useLanguage()
  const chooseLook = useChooseLook()
  const own = useLook().themeValue
  const theme = isThemeName(own) ? own : undefined
  return (
    <FormRow title={t('account.looksTitle')} hint={t('account.looksHint')}>
      <Select
        label={t('shell.language')}
        data={boot.languages.map((each) => ({ value: each, label: LANGUAGE_FACTS[each].ownName }))}
        value={language}
        onChange={(value) => isLanguage(value) && chooseLook({ language: value })}
      />
      <Select
        label={t('shell.theme')}
        data={[
          { value: AS_HOST, label: t('themes.asHost', { appName: boot.host.appName }) },
          ...THEME_NAMES.map((each) => ({ value: each, label: t(`themes.${each}`) })),
        ]}
        value={theme ?? AS_HOST}
        maxDropdownHeight={320}
        leftSection={<ThemeSwatch name={theme} />}
        renderOption={({ option }) => (
          <span className="v-row-main">
            <ThemeSwatch name={isThemeName(option.value) ? option.value : undefined} />
            {option.label}
          </span>
        )}
        onChange={(value) => chooseLook({ themeValue: isThemeName(value) ? value : null })}
      />
    </FormRow>
  )
}

import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import type { TextParams } from '@vitrine/ui/i18n/dictionary.ts'
import type { site } from '@vitrine/ui/i18n/en/site.ts'
import { translate } from '@vitrine/ui/i18n/translate.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { SiteFrame } from '../page-props.ts'

/** A text of the site's dictionary in the page's language: `t('projectCount', { count: 9 })`. */
export type SiteText = (key: keyof typeof site, params?: TextParams) => string

const FrameContext = createContext<SiteFrame | null>(null)

export function PageContext({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>
}

/** The frame of the page being rendered. */
export function useFrame(): SiteFrame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A component of the site was rendered outside PageContext.')
  return frame
}

export function useText(): SiteText {
  const { language } = useFrame()
  return (key, params) => translate(language, `site.${key}`, params)
}

/** Writes numbers and dates of the page's language, with Latin digits throughout. */
export function useFormats() {
  const { locale } = LANGUAGE_FACTS[useFrame().language]
  return {
    /** What stands between the parts of a list. */
    comma: useFrame().language === 'ar' ? '، ' : ', ',
    oneDecimal: (value: number) => value.toFixed(1),
    monthAndYear: (iso: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(iso),
      ),
    clock: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`,
  }
}

import { useCallback } from 'react'
import { useLanguage } from '#app/i18n/language-context.ts'
import { limitOf } from './check-file.ts'
import type { UploadProblem } from './upload-entry.ts'

/** Bytes for people: `4.8 MB`. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useLanguage()
  return useCallback(
    (bytes) => {
      const [unit, size] =
        bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1024 * 1024] as const)
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
      return format.format(bytes / size)
    },
    [locale],
  )
}

/** Why a file was not taken, in a sentence that names it (MED-018). */
export function useUploadText(): (problem: UploadProblem, file: File) => string {
  const { t, textIfAny } = useLanguage()
  const size = useFileSize()
  return useCallback(
    ({ code, message }, file) => {
      const params = { name: file.name, size: size(file.size), limit: size(limitOf(file)) }
      const known = textIfAny(`media.${code}`, params) ?? textIfAny(`problem.${code}`, params)
      return known ?? (message || t('media.uploadFailed', params))
    },
    [t, textIfAny, size],
  )
}

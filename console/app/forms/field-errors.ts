import { useCallback } from 'react'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useLanguage } from '#app/i18n/language-context.ts'

/**
 * Field → sentence of a refused form: an issue at `body.email` belongs under `email` (AUT-037, ERR-002). Only
 * `fields` are taken; empty when the refusal names none of them and needs a general message.
 */
export function useFieldErrors(fields: readonly string[]): (error: unknown) => Record<string, string> {
  const { textIfAny } = useLanguage()
  return useCallback(
    (error) => {
      const found: Record<string, string> = {}
      if (!(error instanceof ApiProblem)) return found
      for (const { path, code, message } of error.issues) {
        const field = path.replace(/^body\./, '')
        if (fields.includes(field)) found[field] = textIfAny(`problem.${code}`) ?? message
      }
      return found
    },
    [fields, textIfAny],
  )
}

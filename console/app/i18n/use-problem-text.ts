import { useCallback } from 'react'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useLanguage } from './language-context.ts'

/**
 * The sentence for a failure (ERR-001, ERR-002): the dictionary's text of its code, else the server's own message,
 * else that something went wrong.
 */
export function useProblemText(): (error: unknown) => string {
  const { t, textIfAny } = useLanguage()
  return useCallback(
    (error) => {
      if (!(error instanceof ApiProblem)) return t('problem.unknown')
      return textIfAny(`problem.${error.code}`) ?? (error.message || t('problem.unknown'))
    },
    [t, textIfAny],
  )
}

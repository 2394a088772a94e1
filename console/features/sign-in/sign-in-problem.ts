import { ApiProblem } from '#app/api/api-problem.ts'

/** Codes about the person stand under the e-mail field, codes about the secret under the password (AUT-037). */
const EMAIL_CODES: readonly string[] = [
  'invalidEmail',
  'userNotFound',
  'userDisabled',
  'emailInUse',
  'operationNotAllowed',
  'accountDisabled',
]
const PASSWORD_CODES: readonly string[] = ['wrongPassword', 'weakPassword', 'wrongCredentials']

/** The field a refusal of sign-in belongs under, or undefined for a general message. */
export function fieldOfProblem(error: unknown): 'email' | 'password' | undefined {
  if (!(error instanceof ApiProblem)) return undefined
  const code = error.code.split('.').at(-1) ?? ''
  if (EMAIL_CODES.includes(code)) return 'email'
  if (PASSWORD_CODES.includes(code)) return 'password'
  const path = error.issues[0]?.path ?? ''
  if (path.endsWith('email')) return 'email'
  return path.endsWith('password') ? 'password' : undefined
}

import { isLanguage, type Language } from '@vitrine/domain/language.ts'
import { z } from 'zod'

const schema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string(),
  passwordHash: z.string(),
  agencyId: z.string(),
  language: z.string().refine(isLanguage),
})

/** What somebody asked for, kept beside its token until the address is confirmed; the password as its hash only. */
export interface SignUpRequest {
  firstName: string
  lastName: string
  businessName: string
  passwordHash: string
  agencyId: string
  language: Language
}

export function readSignUpRequest(payload: unknown): SignUpRequest {
  return schema.parse(payload)
}

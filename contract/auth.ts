import { z } from 'zod'
import { email, requiredText, timestamp } from './fields.ts'
import { route } from './route.ts'
import { sessionSchema } from './session.ts'

export const MIN_LOGIN_LENGTH = 4 // AUT-002
export const MIN_PASSWORD_LENGTH = 8 // AUT-003

/** The access token lives 15 minutes; a rotating cookie renews it (AUT-006). */
const signedIn = z.object({ accessToken: z.string(), expiresAt: timestamp, session: sessionSchema })
export type SignedIn = z.output<typeof signedIn>

const newPassword = z.string().min(MIN_PASSWORD_LENGTH).max(200)

export const authRoutes = {
  signIn: route({
    method: 'post',
    path: '/api/auth/sign-in',
    access: { scope: 'public' },
    summary: 'Sign in with e-mail and password (AUT-004)',
    tags: ['auth'],
    body: z.object({
      email: z.string().trim().toLowerCase().min(MIN_LOGIN_LENGTH, 'Min character length is 4').max(254),
      password: z.string().min(MIN_LOGIN_LENGTH, 'Min character length is 4').max(200),
    }),
    response: signedIn,
  }),
  signInWithToken: route({
    method: 'post',
    path: '/api/auth/sign-in-with-token',
    access: { scope: 'public' },
    summary: 'Sign in with a single-use token that the server minted (AUT-008, AUT-009)',
    tags: ['auth'],
    body: z.object({ customToken: z.string().min(20).max(200) }),
    response: signedIn,
  }),
  renewSession: route({
    method: 'post',
    path: '/api/auth/renew',
    access: { scope: 'public' },
    summary: 'A fresh access token for the renewal cookie, which is replaced (AUT-006)',
    tags: ['auth'],
    response: signedIn,
  }),
  signOut: route({
    method: 'post',
    path: '/api/auth/sign-out',
    access: { scope: 'public' },
    summary:
      'End the session of the bearer and the renewal cookie; answers the same when there is none (AUT-043)',
    tags: ['auth'],
  }),
  signUpAccount: route({
    method: 'post',
    path: '/api/public/sign-up-account',
    access: { scope: 'public' },
    summary:
      'Ask for an account with the agency of this host; a mail asks for confirmation (AUT-020, AUT-025)',
    tags: ['auth'],
    body: z.object({
      firstName: requiredText,
      lastName: requiredText,
      businessName: requiredText,
      email,
      password: newPassword,
      acceptsTerms: z.literal(true),
    }),
  }),
  resendSignUp: route({
    method: 'post',
    path: '/api/public/resend-sign-up',
    access: { scope: 'public' },
    summary: 'Send the confirmation again; the answer is the same whether or not the address waits for one',
    tags: ['auth'],
    body: z.object({ email }),
  }),
  confirmSignUp: route({
    method: 'post',
    path: '/api/public/confirm-sign-up',
    access: { scope: 'public' },
    summary:
      'Make login and account from a mailed confirmation and the password of the sign-up, and sign in (AUT-025)',
    tags: ['auth'],
    body: z.object({ token: z.string().min(20).max(200), password: z.string().max(200) }),
    response: signedIn,
  }),
  requestPasswordReset: route({
    method: 'post',
    path: '/api/public/request-password-reset',
    access: { scope: 'public' },
    summary: 'Mail a link to set a new password; the answer never tells whether the address exists (AUT-032)',
    tags: ['auth'],
    body: z.object({ email }),
  }),
  setPassword: route({
    method: 'post',
    path: '/api/public/set-password',
    access: { scope: 'public' },
    summary: 'Set a new password with a mailed single-use code of one hour (AUT-032)',
    tags: ['auth'],
    body: z.object({ code: z.string().min(20).max(200), password: newPassword }),
  }),
}

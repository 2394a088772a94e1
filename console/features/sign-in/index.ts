export { useEnter } from './enter.ts'
export { GuestPage } from './guest-page.tsx'
export { ResendButton } from './resend-button.tsx'

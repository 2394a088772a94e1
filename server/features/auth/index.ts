export { countAttempt } from './attempts.ts'
export { mintCustomToken } from './custom-token.ts'
export { admit, findActor } from './gate.ts'
export { hashPassword } from './passwords.ts'

export { countAttempt } from './attempts.ts'
export { admit, findActor } from './gate.ts'
export { hashPassword } from './passwords.ts'

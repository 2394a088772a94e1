export { addMember, type NewMember } from './add-member.ts'
export { createAccount, type NewAccount } from './create-account.ts'
export { createAgency, type NewAgency } from './create-agency.ts'
export { createUser, type NewUser } from './create-user.ts'

export { publicCopies } from './public-copies.ts'

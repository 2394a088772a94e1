export { presentContentType, presentCustomField } from './present.ts'
export { findContentTypes, findCustomFields } from './queries.ts'
export { seedContentTypes } from './seed-content-types.ts'

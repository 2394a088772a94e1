import { root } from './root.mjs'

/** A failure that already is one clear sentence. */
export class PrepareError extends Error {}

/** @param {unknown} error @returns {string} one sentence for the person at the terminal */
export function explain(error) {
  if (error instanceof PrepareError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return `Vitrine has to install or build first, but ${root} cannot be written; make it writable and start again.`
  }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk holding ${root} is full; free about 1 GB and start again.`
  return `Vitrine could not get ready: ${error instanceof Error ? error.message : String(error)}`
}

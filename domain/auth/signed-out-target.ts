/**
 * Where a person goes who lost her sign-in at `path` (AUT-040, AUT-041); undefined under /live-chat, where visitors need
 * none (AUT-044).
 */
export function signedOutTarget(path: string): string | undefined {
  if (isBelow(path, '/live-chat')) return undefined
  if (isBelow(path, '/getstarted')) return '/getstarted?logout'
  return TRIAL_PATHS.some((trial) => isBelow(path, trial)) ? '/getstarted' : '/login'
}

/** Pages on which the chatbot can be tried without an account. */
const TRIAL_PATHS = ['/welcome', '/marketing']

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

import type { Config } from '#platform/config.ts'
import { SESSION_MS } from './start-session.ts'

/** The cookie that renews a session: unreadable for scripts, sent to our own pages only, bound to one host. */
export function renewalCookie(config: Pick<Config, 'publicOrigin'>, token: string): string {
  return cookie(config, token, SESSION_MS / 1000)
}

export function clearedRenewalCookie(config: Pick<Config, 'publicOrigin'>): string {
  return cookie(config, '', 0)
}

export function readRenewalCookie(
  config: Pick<Config, 'publicOrigin'>,
  header: string | null,
): string | undefined {
  const name = cookieName(config)
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=')
    if (key === name && value) return value
  }
  return undefined
}

function cookie(config: Pick<Config, 'publicOrigin'>, value: string, maxAgeSeconds: number): string {
  const secure = config.publicOrigin.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName(config)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`
}

function cookieName(config: Pick<Config, 'publicOrigin'>): string {
  return config.publicOrigin.protocol === 'https:' ? '__Host-vitrine-renewal' : 'vitrine-renewal'
}

import type { Actor, UserActor } from '@vitrine/domain/auth/actor.ts'
import type { AccountRights } from '@vitrine/domain/auth/permissions.ts'
import type { ViewRole } from '@vitrine/domain/auth/view-role.ts'
import type { Host } from '@vitrine/domain/hosts/host.ts'
import type { AuthorizedAccount, AuthorizedAgency } from '@vitrine/domain/ids.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { LiveEvents } from '#platform/events/live-events.ts'
import type { Geocoder } from '#platform/geo/geocoder.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Queue } from '#platform/queue/queue.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { UploadStore } from '#platform/storage/upload-store.ts'

/** What the process as a whole offers; made once at start, replaced piece by piece in tests. */
export interface Services {
  config: Config
  db: Database
  storage: Storage
  uploads: UploadStore
  mailer: Mailer
  geocoder: Geocoder
  queue: Queue
  live: LiveEvents
  log: Logger
  /** The present moment; nothing else reads the clock. */
  now(): Date
  /** A fresh UUIDv7. */
  newId<Kind extends string>(): Kind
  /** 32 random bytes as text, for links and sessions. */
  newToken(): string
}

/** What a verb is given: the services, who acts, and where the call came in. */
export interface Ctx extends Services {
  actor: Actor
  host: Host
  requestId: string
  /** The caller's address, for limits. */
  ip: string
}

export interface UserCtx extends Ctx {
  actor: UserActor
}

/** Inside one agency the caller was let into. */
export interface AgencyCtx extends UserCtx {
  agency: AuthorizedAgency
}

/** Inside one account the caller was let into, with her role and rights there. */
export interface AccountCtx extends UserCtx {
  account: AuthorizedAccount
  role: ViewRole
  rights: AccountRights
}

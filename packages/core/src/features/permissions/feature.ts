import type { Feature } from '../../types/feature.js'

/** Flags of permissions. */
export type PermissionsFlags = {
  /** Permissions of accounts, and the sessions that they are. Default: false. */
  readonly smartSessions: boolean
}

/** The slot of permissions. */
export const permissions = { defaults: { features: { smartSessions: false } } } satisfies Feature

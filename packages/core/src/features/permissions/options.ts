import type { OptionChecks } from '../../types/configCheck.js'

/** Flags of permissions. */
export type PermissionsFlags = {
  /** Permissions of accounts, and the sessions that they are. Default: false. */
  readonly smartSessions: boolean
}

/** Checks of these options, in development. */
export const permissionsChecks = {
  options: {},
  flags: { smartSessions: true },
} satisfies OptionChecks<Record<never, never>, PermissionsFlags>

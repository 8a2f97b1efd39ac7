/** Flags of permissions. */
export type PermissionsFlags = {
  /** Permissions of accounts, and the sessions that they are. Default: false. */
  readonly smartSessions: boolean
}

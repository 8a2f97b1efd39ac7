/** Test ids of permissions and sessions. */
export const permissionTestIds = {
  /** A session, by its pci. In the list its `data-status` is `active`, `expired` or `revoked`. */
  session: <pci extends string>(pci: pci) => `session-${pci}` as const,
  sessionsEmpty: 'sessions-empty',
  sessionRevoke: <pci extends string>(pci: pci) => `session-revoke-${pci}` as const,
  sessionConfirm: <pci extends string>(pci: pci) => `session-confirm-${pci}` as const,
  sessionKeep: <pci extends string>(pci: pci) => `session-keep-${pci}` as const,
  createdClose: 'session-created-close',
  createdShow: 'session-created-show',
} as const

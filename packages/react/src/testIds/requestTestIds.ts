/** Test ids of the requests that wait for a wallet. */
export const requestTestIds = {
  /** Rejects what an embedded wallet is asked for. */
  rejectRequest: 'reject-request',
  /** Opens the window in which the request is approved, or brings it to the front. */
  openWindow: 'open-approval-window',
} as const

/** Test ids of the requests that wait for a wallet. */
export const requestTestIds = {
  /** Rejects what an embedded wallet is asked for. */
  rejectRequest: 'reject-request',
  /** Opens the window in which the request is approved, or brings it to the front. */
  openWindow: 'open-approval-window',
  /** Has the request approved by a page of the secure site in this tab. */
  openPage: 'open-approval-page',
} as const

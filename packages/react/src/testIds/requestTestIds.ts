/** Test ids of the requests that wait for a wallet. */
export const requestTestIds = {
  /** Rejects what an embedded wallet is asked for. */
  rejectRequest: 'reject-request',
} as const

/** Test ids of batches of calls. */
export const callsTestIds = {
  /** How the batch stands; its `data-status` is the number of EIP-5792. */
  callsStatus: 'calls-status',
  /** A transaction of the batch, by its hash. */
  callsTransaction: <hash extends string>(hash: hash) => `calls-${hash}` as const,
} as const

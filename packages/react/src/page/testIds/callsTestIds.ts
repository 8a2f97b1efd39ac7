/** Test ids of batches of calls. */
export const callsTestIds = {
  /** Status of the batch; its `data-status` is the EIP-5792 code. */
  callsStatus: 'calls-status',
  /** A transaction of the batch, by its hash. */
  callsTransaction: <hash extends string>(hash: hash) => `calls-${hash}` as const,
} as const

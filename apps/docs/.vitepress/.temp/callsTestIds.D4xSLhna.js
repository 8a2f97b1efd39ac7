// ../../packages/react/dist/page/testIds/callsTestIds.js
/** Test ids of batches of calls. */
var callsTestIds = {
  /** Status of the batch; its `data-status` is the EIP-5792 code. */
  callsStatus: 'calls-status',
  /** A transaction of the batch, by its hash. */
  callsTransaction: hash => `calls-${hash}`,
}

export { callsTestIds as t }

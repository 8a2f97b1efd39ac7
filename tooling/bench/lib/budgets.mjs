/** Goals of the minimal app; a kB is 1000 bytes. */
export const budgets = {
  beforeClickKilobytes: 20,
  toFirstRowKilobytes: 40,
  packedBeforeClickKilobytes: 19.7,
  packedToFirstRowKilobytes: 37.8,
  filesBeforeClick: 3,
  filesToFirstRow: 2,
  filesToArea: 3,
  solanaBeforeClickKilobytes: 20,
  bothBeforeClickKilobytes: 24,
  walletConnectKilobytes: 20,
  frameBeforeClickKilobytes: 21,
  frameToFirstRowKilobytes: 45,
  elementOverReactKilobytes: 3.8,
  elementBeforeClickKilobytes: 119,
  elementToFirstRowKilobytes: 137,
  frame: {
    ...{ readyRatio: 4, safeRequestRatio: 3, signatureRatio: 3, armedRatio: 1.5 },
    // Measured on two cores: 0.34 to 0.38, and on servers 0.22 to 0.26. There the bare route takes 0.5 ms; a proof, two
    // calls of Redis and the two transactions of a sign-in take 2 ms together.
    signInsShare: { 'PGlite and memory': 0.3, 'Postgres and Redis': 0.2 },
  },
  /**
   * Chunks of the features of an account, in kB. The first goals were 14, 9, 12, 9, 5, 3 and 4. What sends a swap, alone or
   * in a batch with its approval, comes with the preview, and so does what reads it before it is signed. Permissions are all that the list downloads: its views, its sessions, and what reads them.
   */
  areas: {
    ...{ account: 14, send: 8.6, swap: 11.1, swapSending: 3.1, swapReading: 4.1 },
    ...{ onramp: 7.7, names: 4.5, calls: 3, permissions: 7 },
  },
  // The goal of each was 4. The checks of a grant, which refuse by name what no contract holds, are 1.7 of it.
  permissions: { grant: 5.1, revoke: 4, list: 4, views: 4 },
  walletConnectTimeRatio: 0.5,
  firstRowRatio: 1.5,
  firstTokenRowRatio: 1.5,
  coldFirstRowRatio: 3,
  blockingMilliseconds: 25,
  heapMegabytes: 3,
  rendersPerEvent: 1,
  ownRequests: 4,
  otherRequests: 0,
  packages: 45,
  idleConnectionKibibytes: 12,
  bystanderMilliseconds: 100,
  twoNodesRatio: 1.3,
  /** From the approval of an operation to its receipt, beside bare viem on the same bundler. */
  accountRatio: 1.25,
  // Of what a gateway does with chains. An index goes at half the rate of reading the same blocks and logs, at least.
  gateway: { readingOverIndexRatio: 2, overHealthRatio: 5, twoNodesRatio: 1.2 },
}

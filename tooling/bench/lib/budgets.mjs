/** Goals of the minimal app; a kB is 1000 bytes. */
export const budgets = {
  beforeClickKilobytes: 20,
  toFirstRowKilobytes: 40,
  solanaBeforeClickKilobytes: 20,
  bothBeforeClickKilobytes: 24,
  protocolKilobytes: 20,
  protocolTimeRatio: 0.5,
  firstRowRatio: 1.5,
  blockingMilliseconds: 25,
  heapMegabytes: 3,
  rendersPerEvent: 1,
  ownRequests: 4,
  otherRequests: 0,
  packages: 45,
  idleConnectionKibibytes: 12,
  bystanderMilliseconds: 100,
  twoNodesRatio: 1.3,
}

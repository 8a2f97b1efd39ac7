/** Methods that the proxy forwards, by CAIP-2 namespace: reads of the chain, and broadcasts of signed data. */
const defaults: { readonly [namespace: string]: readonly string[] } = {
  eip155: [
    ...['eth_blobBaseFee', 'eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_createAccessList'],
    ...['eth_estimateGas', 'eth_feeHistory', 'eth_gasPrice', 'eth_getBalance', 'eth_getBlockByHash'],
    ...['eth_getBlockByNumber', 'eth_getBlockReceipts', 'eth_getBlockTransactionCountByHash'],
    ...['eth_getBlockTransactionCountByNumber', 'eth_getCode', 'eth_getFilterChanges', 'eth_getFilterLogs'],
    ...['eth_getLogs', 'eth_getProof', 'eth_getStorageAt', 'eth_getTransactionByBlockHashAndIndex'],
    ...['eth_getTransactionByBlockNumberAndIndex', 'eth_getTransactionByHash'],
    ...['eth_getTransactionBySenderAndNonce', 'eth_getTransactionCount', 'eth_getTransactionReceipt'],
    ...['eth_getUncleByBlockHashAndIndex', 'eth_getUncleByBlockNumberAndIndex'],
    ...['eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber', 'eth_maxPriorityFeePerGas'],
    ...['eth_newBlockFilter', 'eth_newFilter', 'eth_newPendingTransactionFilter', 'eth_sendRawTransaction'],
    ...['eth_sendRawTransactionSync', 'eth_simulateV1', 'eth_syncing', 'eth_uninstallFilter'],
    ...['net_version', 'web3_clientVersion'],
    // ERC-4337 bundlers.
    ...['eth_estimateUserOperationGas', 'eth_getUserOperationByHash', 'eth_getUserOperationReceipt'],
    ...['eth_sendUserOperation', 'eth_supportedEntryPoints'],
  ],
  solana: [
    ...['getAccountInfo', 'getBalance', 'getBlock', 'getBlockCommitment', 'getBlockHeight'],
    ...['getBlockProduction', 'getBlockTime', 'getBlocks', 'getBlocksWithLimit', 'getClusterNodes'],
    ...['getEpochInfo', 'getEpochSchedule', 'getFeeForMessage', 'getFirstAvailableBlock', 'getGenesisHash'],
    ...['getHealth', 'getHighestSnapshotSlot', 'getIdentity', 'getInflationGovernor', 'getInflationRate'],
    ...['getInflationReward', 'getLargestAccounts', 'getLatestBlockhash', 'getLeaderSchedule'],
    ...['getMaxRetransmitSlot', 'getMaxShredInsertSlot', 'getMinimumBalanceForRentExemption'],
    ...['getMultipleAccounts', 'getProgramAccounts', 'getRecentPerformanceSamples'],
    ...['getRecentPrioritizationFees', 'getSignatureStatuses', 'getSignaturesForAddress', 'getSlot'],
    ...['getSlotLeader', 'getSlotLeaders', 'getStakeMinimumDelegation', 'getSupply'],
    ...['getTokenAccountBalance', 'getTokenAccountsByDelegate', 'getTokenAccountsByOwner'],
    ...['getTokenLargestAccounts', 'getTokenSupply', 'getTransaction', 'getTransactionCount', 'getVersion'],
    ...['getVoteAccounts', 'isBlockhashValid', 'minimumLedgerSlot', 'sendTransaction', 'simulateTransaction'],
  ],
}

/** Methods by CAIP-2 namespace. A `*` at the end matches any suffix. */
export type MethodOptions = { readonly [namespace: string]: readonly string[] }

/** Creates the method check of a chain: the methods of its namespace, and the methods that the deployer adds. */
export function createMethodCheck(chainId: string, added: MethodOptions = {}): (method: string) => boolean {
  const namespace = chainId.slice(0, chainId.indexOf(':'))
  const given = added[namespace] ?? []
  const names = new Set([...(defaults[namespace] ?? []), ...given])
  const prefixes = given.filter(name => name.endsWith('*')).map(name => name.slice(0, -1))
  return method => names.has(method) || prefixes.some(prefix => method.startsWith(prefix))
}

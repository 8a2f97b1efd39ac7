/** How the frame handles a JSON-RPC method. `notAllowed` is never executed: {@link refusedMethods} and unknown methods. */
export type MethodPolicy = 'safe' | 'notSafe' | 'notAllowed'

/**
 * Returns how the frame handles a method: it answers, prompts the user, or refuses. Names are compared exactly.
 *
 * @example
 * getMethodPolicy('personal_sign') // 'notSafe'
 */
export function getMethodPolicy(method: string): MethodPolicy {
  if (notSafeMethods.includes(method)) return 'notSafe'
  return safeMethods.includes(method) ? 'safe' : 'notAllowed'
}

/** Methods that the user approves in the visible frame. */
export const notSafeMethods: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_revokePermissions',
]

/**
 * Methods that ask for a signature or a change, and that no approval allows. A client that shows requests to the user shows
 * the refusal, and rejects the pending requests. An unknown method is a probe of a library: only its caller gets an error.
 */
export const refusedMethods: readonly string[] = [
  // They sign bytes that the user cannot read, or for another chain than the one shown.
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v2',
  'eth_signTypedData_v3',
  // Accounts of a node.
  'personal_importRawKey',
  'personal_sendTransaction',
  'personal_signTransaction',
  'personal_unlockAccount',
  // ERC-7836: the calls were prepared elsewhere.
  'wallet_sendPreparedCalls',
  // The networks are those of the app. A provider switches before it asks the frame.
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
  // Forms that the frame does not have.
  'solana_signAndSendAllTransactions',
  'solana_signIn',
]

/** Methods that are answered without a prompt: reads of a chain or of the wallet's state, and submission of signed data. */
export const safeMethods: readonly string[] = [
  // Execution API of Ethereum.
  'eth_accounts',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_fillTransaction',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionBySenderAndNonce',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_version',
  'web3_clientVersion',
  // ERC-4337 bundlers.
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
  // EIP-5792 and ERC-7811.
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  // ERC-7715.
  'wallet_getGrantedExecutionPermissions',
  'wallet_getSupportedExecutionPermissions',
  // JSON-RPC of Solana.
  'getAccountInfo',
  'getBalance',
  'getBlock',
  'getBlockCommitment',
  'getBlockHeight',
  'getBlockProduction',
  'getBlockTime',
  'getBlocks',
  'getBlocksWithLimit',
  'getClusterNodes',
  'getEpochInfo',
  'getEpochSchedule',
  'getFeeForMessage',
  'getFirstAvailableBlock',
  'getGenesisHash',
  'getHealth',
  'getHighestSnapshotSlot',
  'getIdentity',
  'getInflationGovernor',
  'getInflationRate',
  'getInflationReward',
  'getLargestAccounts',
  'getLatestBlockhash',
  'getLeaderSchedule',
  'getMaxRetransmitSlot',
  'getMaxShredInsertSlot',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccounts',
  'getProgramAccounts',
  'getRecentPerformanceSamples',
  'getRecentPrioritizationFees',
  'getSignatureStatuses',
  'getSignaturesForAddress',
  'getSlot',
  'getSlotLeader',
  'getSlotLeaders',
  'getStakeMinimumDelegation',
  'getSupply',
  'getTokenAccountBalance',
  'getTokenAccountsByDelegate',
  'getTokenAccountsByOwner',
  'getTokenLargestAccounts',
  'getTokenSupply',
  'getTransaction',
  'getTransactionCount',
  'getVersion',
  'getVoteAccounts',
  'isBlockhashValid',
  'minimumLedgerSlot',
  // Takes signed transactions only.
  'sendTransaction',
  'simulateTransaction',
]

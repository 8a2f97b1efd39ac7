import { expect, it } from 'vitest'
import { isReadMethod } from './isReadMethod.js'

it.each([
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_version',
  'web3_clientVersion',
])('%s is for a node', method => {
  expect(isReadMethod(method)).toBe(true)
})

it.each([
  'eth_accounts',
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_sendCalls',
  'eth_callX',
  'xeth_call',
  '',
])('%s is not', method => {
  expect(isReadMethod(method)).toBe(false)
})

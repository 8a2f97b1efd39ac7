import { RpcError } from '../../common/rpcError.js'
import { siteChainId } from '../siteChainId.js'
import { visibleAccounts } from '../visibleAccounts.js'
import { addChain } from './addChain.js'
import { forwardToChain } from './forwardToChain.js'
import { getCapabilities } from './getCapabilities.js'
import { permissionsOf } from './permissionsOf.js'
import { personalSign } from './personalSign.js'
import { requestAccounts } from './requestAccounts.js'
import { requestPermissions } from './requestPermissions.js'
import { requestTransaction } from './requestTransaction.js'
import { revokePermissions } from './revokePermissions.js'
import { signTypedDataV4 } from './signTypedDataV4.js'
import { solanaConnect } from './solanaConnect.js'
import { solanaMessage } from './solanaMessage.js'
import { solanaSignIn } from './solanaSignIn.js'
import { solanaTransaction } from './solanaTransaction.js'
import { switchChain } from './switchChain.js'
import type { Method } from './types.js'
import { watchAsset } from './watchAsset.js'

const methods = new Map<string, Method>([
  ['eth_requestAccounts', requestAccounts],
  ['eth_accounts', ({ wallet, origin }) => ({ result: visibleAccounts(wallet, origin) })],
  ['eth_chainId', ({ wallet, origin }) => ({ result: `0x${siteChainId(wallet, origin).toString(16)}` })],
  ['net_version', ({ wallet, origin }) => ({ result: `${siteChainId(wallet, origin)}` })],
  ['wallet_requestPermissions', requestPermissions],
  ['wallet_getPermissions', ({ wallet, origin }) => ({ result: permissionsOf(wallet, origin) })],
  ['wallet_revokePermissions', revokePermissions],
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', signTypedDataV4],
  ['eth_sendTransaction', requestTransaction],
  ['wallet_switchEthereumChain', switchChain],
  ['wallet_addEthereumChain', addChain],
  ['wallet_watchAsset', watchAsset],
  ['wallet_getCapabilities', getCapabilities],
  ['standard:connect', solanaConnect],
  ['solana:signMessage', solanaMessage],
  ['solana:signTransaction', solanaTransaction],
  ['solana:signAndSendTransaction', solanaTransaction],
  ['solana:signIn', solanaSignIn],
])

const forwarded = new Set([
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
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
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_listening',
  'web3_clientVersion',
  'web3_sha3',
])

export function methodOf(name: string): Method {
  const method = methods.get(name) ?? (forwarded.has(name) ? forwardToChain : undefined)
  if (!method) throw new RpcError(4200, `The wallet does not support ${name}.`)
  return method
}

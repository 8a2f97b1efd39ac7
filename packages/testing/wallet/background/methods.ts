import { isRecord } from '../../src/common/isRecord.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import type { Wallet, WalletId, WalletState } from '../../src/common/types.js'
import { getAssets } from '../methods/assets.js'
import { addChain, switchChain, watchAsset } from '../methods/chains.js'
import { personalSign, signTypedDataV4 } from '../methods/sign.js'
import {
  type Outcome,
  parameterList,
  type SiteCall,
  siteChainId,
  visibleAccounts,
} from '../methods/siteCall.js'
import { solanaConnect, solanaMessage, solanaSignIn, solanaTransaction } from '../methods/solana.js'
import { requestTransaction } from '../methods/transactions.js'
import { getCallsStatus, getCapabilities, requestCalls } from './calls.js'
import { updateState } from './notify.js'
import {
  getGrantedPermissions,
  getSupportedPermissions,
  requestPermissions as requestExecutionPermissions,
  requestRevocation,
} from './permissions.js'
import type { Background } from './state.js'

type Method = (
  call: SiteCall & { background: Background; walletId: WalletId; state: WalletState },
) => Outcome | Promise<Outcome>

/** Returns the permissions of a site in the shape of EIP-2255. */
export function permissionsOf(wallet: Wallet, invoker: string): unknown[] {
  const value = visibleAccounts(wallet, invoker)
  if (value.length === 0) return []
  return [
    {
      invoker,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value }],
    },
  ]
}

const requestAccounts: Method = ({ wallet, origin }) => {
  const accounts = visibleAccounts(wallet, origin)
  if (accounts.length > 0) return { result: accounts }
  return { approval: { kind: 'connect', method: 'eth_requestAccounts', selected: [wallet.active] } }
}

const checkPermissionsParameter = (call: SiteCall) => {
  const [given] = parameterList(call)
  if (!isRecord(given) || !isRecord(given.eth_accounts))
    throw new RpcError(-32602, `${call.method} takes [{ eth_accounts: {} }].`)
}

/** Opens the window for a connected site too, so that other accounts can be chosen. */
const requestPermissions: Method = call => {
  checkPermissionsParameter(call)
  const accounts = visibleAccounts(call.wallet, call.origin)
  const selected = accounts.length > 0 ? accounts : [call.wallet.active]
  return { approval: { kind: 'connect', method: 'wallet_requestPermissions', selected } }
}

const revokePermissions: Method = async call => {
  checkPermissionsParameter(call)
  await call.background.exclusively(() =>
    updateState(call.background, ({ wallets }) => {
      delete wallets[call.walletId].permissions[call.origin]
    }),
  )
  return { result: null }
}

const addChainUnlessFixed: Method = call => {
  if (call.state.settings.like === 'phantom')
    throw new RpcError(4200, 'This wallet adds no networks that sites name.')
  return addChain(call)
}

const discoverAssets: Method = call => {
  if (!call.state.settings.assets) throw new RpcError(4200, 'This wallet lists no assets.')
  return getAssets(call)
}

const forwardToChain: Method = async ({ state, wallet, origin, method, params }) => {
  const chainId = siteChainId(wallet, origin)
  const rpcUrl = state.chains.find(chain => chain.id === chainId)?.rpcUrl
  if (!rpcUrl) throw new RpcError(4901, `The wallet has no RPC URL for network ${chainId}.`)
  return { result: await callChain(rpcUrl, method, params) }
}

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
  ['wallet_addEthereumChain', addChainUnlessFixed],
  ['wallet_watchAsset', watchAsset],
  ['wallet_getCapabilities', getCapabilities],
  ['wallet_sendCalls', requestCalls],
  ['wallet_getCallsStatus', getCallsStatus],
  ['wallet_getAssets', discoverAssets],
  ['wallet_requestExecutionPermissions', requestExecutionPermissions],
  ['wallet_revokeExecutionPermission', requestRevocation],
  ['wallet_getSupportedExecutionPermissions', getSupportedPermissions],
  ['wallet_getGrantedExecutionPermissions', getGrantedPermissions],
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

/** Returns the handler of a method: the wallet's own, or a forward to the chain. Throws 4200 for any other. */
export function methodOf(name: string): Method {
  const method = methods.get(name) ?? (forwarded.has(name) ? forwardToChain : undefined)
  if (!method) throw new RpcError(4200, `The wallet does not support ${name}.`)
  return method
}

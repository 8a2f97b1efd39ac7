import { type Hex, isHex, parseTransaction } from 'viem'
import { localChainIds } from '../../../src/common/defaults.js'
import { RpcError } from '../../../src/common/rpc.js'
import { addChain, switchChain, watchAsset } from '../../methods/chains.js'
import { personalSign, signTypedDataV4 } from '../../methods/sign.js'
import { parameterList, type SiteCall, siteChainId } from '../../methods/siteCall.js'
import { requestTransaction } from '../../methods/transactions.js'
import type { WalletConnectOutcome, WalletConnectState } from '../types.js'
import { getCallsStatus, getCapabilities, requestCalls } from './calls.js'

type Method = (
  call: SiteCall,
  state: WalletConnectState,
) => WalletConnectOutcome | Promise<WalletConnectOutcome>

const accounts: Method = ({ wallet, origin }) => ({ result: wallet.permissions[origin] ?? [] })

/** `eth_signTransaction` has the checks of `eth_sendTransaction`, and returns only a signature. */
const signTransaction: Method = async call => {
  const outcome = await requestTransaction(call)
  if (!('approval' in outcome) || outcome.approval.kind !== 'transaction') return outcome
  return { approval: { ...outcome.approval, kind: 'signTransaction' } }
}

const chainOf = (raw: Hex) => {
  try {
    return parseTransaction(raw).chainId
  } catch (cause) {
    throw new RpcError(-32602, cause instanceof Error ? cause.message : 'This is no transaction.')
  }
}

/** `eth_sendRawTransaction` sends a transaction that is signed already. */
const sendRawTransaction: Method = call => {
  const [raw] = parameterList(call)
  if (!isHex(raw)) throw new RpcError(-32602, 'eth_sendRawTransaction takes one signed transaction.')
  const chainId = siteChainId(call.wallet, call.origin)
  if (chainOf(raw) !== chainId)
    throw new RpcError(-32602, `The transaction is not for network ${chainId}, where it was to be sent.`)
  if (!localChainIds.includes(chainId))
    throw new RpcError(-32003, 'This wallet sends transactions to local networks only.')
  return { approval: { kind: 'rawTransaction', chainId, raw } }
}

const methods = new Map<string, Method>([
  ['eth_accounts', accounts],
  ['eth_requestAccounts', accounts],
  ['eth_chainId', ({ wallet, origin }) => ({ result: `0x${siteChainId(wallet, origin).toString(16)}` })],
  ['personal_sign', personalSign],
  ['eth_signTypedData', signTypedDataV4],
  ['eth_signTypedData_v3', signTypedDataV4],
  ['eth_signTypedData_v4', signTypedDataV4],
  ['eth_sendTransaction', requestTransaction],
  ['eth_signTransaction', signTransaction],
  ['eth_sendRawTransaction', sendRawTransaction],
  ['wallet_switchEthereumChain', switchChain],
  ['wallet_addEthereumChain', addChain],
  ['wallet_watchAsset', watchAsset],
  ['wallet_getCapabilities', getCapabilities],
  ['wallet_sendCalls', requestCalls],
  ['wallet_getCallsStatus', getCallsStatus],
])

/** Reads a request on an EVM network. Returns a result or what needs a click; throws what the app gets as an error. */
export async function readRequest(call: SiteCall, state: WalletConnectState): Promise<WalletConnectOutcome> {
  if (call.method === 'eth_sign')
    throw new RpcError(4200, 'eth_sign signs a hash of unknown content; this wallet refuses it.')
  const method = methods.get(call.method)
  if (!method) throw new RpcError(4200, `The wallet does not support ${call.method}.`)
  return await method(call, state)
}

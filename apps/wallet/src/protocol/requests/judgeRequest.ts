import { addChain } from '../../background/methods/addChain.js'
import { personalSign } from '../../background/methods/personalSign.js'
import { requestTransaction } from '../../background/methods/requestTransaction.js'
import { signTypedDataV4 } from '../../background/methods/signTypedDataV4.js'
import { switchChain } from '../../background/methods/switchChain.js'
import type { SiteCall } from '../../background/methods/types.js'
import { watchAsset } from '../../background/methods/watchAsset.js'
import { siteChainId } from '../../background/siteChainId.js'
import { RpcError } from '../../common/rpcError.js'
import type { ProtocolOutcome, ProtocolState } from '../types.js'
import { callsStatus } from './callsStatus.js'
import { capabilities } from './capabilities.js'
import { requestCalls } from './requestCalls.js'
import { requestRawTransaction } from './requestRawTransaction.js'
import { requestSignature } from './requestSignature.js'

type Method = (call: SiteCall, state: ProtocolState) => ProtocolOutcome | Promise<ProtocolOutcome>

const accounts: Method = ({ wallet, origin }) => ({ result: wallet.permissions[origin] ?? [] })

const methods = new Map<string, Method>([
  ['eth_accounts', accounts],
  ['eth_requestAccounts', accounts],
  ['eth_chainId', ({ wallet, origin }) => ({ result: `0x${siteChainId(wallet, origin).toString(16)}` })],
  ['personal_sign', personalSign],
  ['eth_signTypedData', signTypedDataV4],
  ['eth_signTypedData_v3', signTypedDataV4],
  ['eth_signTypedData_v4', signTypedDataV4],
  ['eth_sendTransaction', requestTransaction],
  ['eth_signTransaction', requestSignature],
  ['eth_sendRawTransaction', requestRawTransaction],
  ['wallet_switchEthereumChain', switchChain],
  ['wallet_addEthereumChain', addChain],
  ['wallet_watchAsset', watchAsset],
  ['wallet_getCapabilities', capabilities],
  ['wallet_sendCalls', requestCalls],
  ['wallet_getCallsStatus', callsStatus],
])

/** What a request comes to: a result at once, a question to the person, or an error. */
export async function judgeRequest(call: SiteCall, state: ProtocolState): Promise<ProtocolOutcome> {
  if (call.method === 'eth_sign')
    throw new RpcError(4200, 'eth_sign signs whatever a hash stands for; this wallet refuses it.')
  const method = methods.get(call.method)
  if (!method) throw new RpcError(4200, `The wallet does not support ${call.method}.`)
  return await method(call, state)
}

import { isAddress, isHex } from 'viem'
import { parameterList } from '../../background/methods/parameterList.js'
import { permittedAccount } from '../../background/methods/permittedAccount.js'
import type { SiteCall } from '../../background/methods/types.js'
import { siteChainId } from '../../background/siteChainId.js'
import { isRecord } from '../../common/isRecord.js'
import { localChainIds } from '../../common/localChainIds.js'
import { RpcError } from '../../common/rpcError.js'
import type { Call, ProtocolOutcome, ProtocolState } from '../types.js'
import { newCallsId } from './newCallsId.js'

const isRequired = (capability: unknown) => isRecord(capability) && capability.optional !== true

const parseCall = (given: unknown): Call => {
  if (!isRecord(given)) throw new RpcError(-32602, 'Each of `calls` must be an object.')
  const { to, data, value, capabilities } = given
  if (isRecord(capabilities) && Object.values(capabilities).some(isRequired))
    throw new RpcError(5700, 'A call needs a capability that this wallet does not have.')
  const call: Call = {}
  if (typeof to === 'string' && isAddress(to, { strict: false })) call.to = to
  else if (to !== undefined && to !== null) throw new RpcError(-32602, '`to` must be an address.')
  if (isHex(data)) call.data = data
  else if (data !== undefined) throw new RpcError(-32602, '`data` must be hexadecimal.')
  if (isHex(value)) call.value = value
  else if (value !== undefined) throw new RpcError(-32602, '`value` must be a hexadecimal quantity.')
  return call
}

/** EIP-5792 `wallet_sendCalls`. */
export function requestCalls(call: SiteCall, state: ProtocolState): ProtocolOutcome {
  const [given] = parameterList(call)
  if (!isRecord(given) || !Array.isArray(given.calls) || given.calls.length === 0)
    throw new RpcError(-32602, 'wallet_sendCalls takes [{ calls, chainId, from, … }].')
  const chainId = siteChainId(call.wallet, call.origin)
  if (given.chainId !== undefined && Number(given.chainId) !== chainId)
    throw new RpcError(5710, `The calls are for network ${Number(given.chainId)}, asked on ${chainId}.`)
  if (!localChainIds.includes(chainId))
    throw new RpcError(5710, 'This wallet sends calls to local networks only: its keys are public.')
  if (given.atomicRequired === true)
    throw new RpcError(5760, 'This wallet sends calls one after another, never as one.')
  if (isRecord(given.capabilities) && Object.values(given.capabilities).some(isRequired))
    throw new RpcError(5700, 'The calls need a capability that this wallet does not have.')
  const id = typeof given.id === 'string' ? given.id : newCallsId()
  if (state.calls[id]) throw new RpcError(5720, 'Calls of this id were sent before.')
  const from = permittedAccount(call, given.from ?? call.wallet.active)
  return { approval: { kind: 'calls', chainId, from, id, calls: given.calls.map(parseCall) } }
}

import { isHex, parseTransaction } from 'viem'
import { parameterList } from '../../background/methods/parameterList.js'
import type { SiteCall } from '../../background/methods/types.js'
import { siteChainId } from '../../background/siteChainId.js'
import { localChainIds } from '../../common/localChainIds.js'
import { RpcError } from '../../common/rpcError.js'
import type { ProtocolOutcome } from '../types.js'

const chainOf = (raw: `0x${string}`) => {
  try {
    return parseTransaction(raw).chainId
  } catch (cause) {
    throw new RpcError(-32602, cause instanceof Error ? cause.message : 'This is no transaction.')
  }
}

/** `eth_sendRawTransaction`: a transaction that somebody signed already. */
export function requestRawTransaction(call: SiteCall): ProtocolOutcome {
  const [raw] = parameterList(call)
  if (!isHex(raw)) throw new RpcError(-32602, 'eth_sendRawTransaction takes one signed transaction.')
  const chainId = siteChainId(call.wallet, call.origin)
  if (chainOf(raw) !== chainId)
    throw new RpcError(-32602, `The transaction is not for network ${chainId}, where it was to be sent.`)
  if (!localChainIds.includes(chainId))
    throw new RpcError(-32003, 'This wallet sends transactions to local networks only.')
  return { approval: { kind: 'rawTransaction', chainId, raw } }
}

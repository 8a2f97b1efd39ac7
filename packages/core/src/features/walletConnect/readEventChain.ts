import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { WalletConnectEvents } from './types.js'

/**
 * The chain that a `chainChanged` names, in any form that wallets send: a CAIP-2 id, its reference, for eip155 a number
 * or 0x hex too, or an object with one of these as `chainId`. What says nothing leaves the chain that the event came on.
 */
export function readEventChain(
  namespace: Namespace,
  { chainId, data }: WalletConnectEvents['event'],
): CaipNetworkId | undefined {
  const named = typeof data === 'object' && data !== null && 'chainId' in data ? data.chainId : data
  const text = typeof named === 'number' || typeof named === 'string' ? String(named) : ''
  const reference = text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(reference))
    return chainId.startsWith(`${namespace}:`) ? (chainId as CaipNetworkId) : undefined
  const isHex = namespace === 'eip155' && /^0x[\da-f]{1,13}$/i.test(reference)
  return `${namespace}:${isHex ? Number(reference) : reference}`
}

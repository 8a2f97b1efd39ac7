import type { WalletConnectSession, WalletConnectSessionNamespace } from '../types.js'
import { chainsOf } from './chainsOf.js'

/** The entries of a session that speak for a chain: that of the chain itself, and that of its namespace. */
export function grants(
  namespaces: WalletConnectSession['namespaces'],
  chainId: string,
): readonly WalletConnectSessionNamespace[] {
  return Object.entries(namespaces)
    .filter(([key, namespace]) => chainsOf(key, namespace).has(chainId))
    .map(([, namespace]) => namespace)
}

import { ProtocolError } from '../errors/ProtocolError.js'
import type { WalletConnectSession, WalletConnectSessionNamespace } from '../types.js'
import { isRecord, isStrings } from '../validate.js'
import { chainsOf, isAccountId, isChainId, isNamespaceKey, isWithin } from './caip.js'

/**
 * Parses the namespaces that a wallet granted. Unknown members are removed.
 *
 * @throws ProtocolError 5100 to 5104 for the first member that is malformed
 */
export function readNamespaces(value: unknown): WalletConnectSession['namespaces'] {
  if (!isRecord(value)) throw new ProtocolError(5104)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, readNamespace(key, entry)]))
}

function readNamespace(key: string, entry: unknown): WalletConnectSessionNamespace {
  if (!isNamespaceKey(key) || !isRecord(entry)) throw new ProtocolError(5104)
  const { chains, methods, events, accounts } = entry
  if (chains !== undefined && !isStrings(chains, chain => isChainId(chain) && isWithin(key, chain)))
    throw new ProtocolError(5100)
  if (!isStrings(methods)) throw new ProtocolError(5101)
  if (!isStrings(events)) throw new ProtocolError(5102)
  if (!isStrings(accounts, account => isAccountId(account) && isWithin(key, account)))
    throw new ProtocolError(5103)
  return { ...(chains && { chains }), methods, events, accounts }
}

/** Returns the entries of a session that apply to a chain: the entry of the chain and the entry of its namespace. */
export function namespacesOfChain(
  namespaces: WalletConnectSession['namespaces'],
  chainId: string,
): readonly WalletConnectSessionNamespace[] {
  return Object.entries(namespaces)
    .filter(([key, namespace]) => chainsOf(key, namespace).has(chainId))
    .map(([, namespace]) => namespace)
}

import { ProtocolError } from '../errors/ProtocolError.js'
import type { ProposeParameters, WalletConnectSession } from '../types.js'
import { isStrings } from '../validate.js'
import { chainsOf, isChainId, isNamespaceKey, isWithin, namespaceOf } from './caip.js'

/**
 * Checks a proposal before it is sent.
 *
 * @throws ProtocolError 5100, 5101, 5102 or 5104, and 5 when no namespace is proposed
 */
export function assertProposal(proposed: ProposeParameters['optionalNamespaces']): void {
  const entries = Object.entries(proposed)
  if (entries.length === 0) throw new ProtocolError(5, { details: 'optionalNamespaces is empty' })
  for (const [key, namespace] of entries) {
    const details = `optionalNamespaces["${key}"]`
    if (!isNamespaceKey(key)) throw new ProtocolError(5104, { details })
    if (!isStrings(namespace.methods)) throw new ProtocolError(5101, { details })
    if (!isStrings(namespace.events)) throw new ProtocolError(5102, { details })
    const chains = [...chainsOf(key, namespace)]
    if (chains.length === 0 || !chains.every(chain => isChainId(chain) && isWithin(key, chain)))
      throw new ProtocolError(5100, { details })
  }
}

/**
 * Returns the granted namespaces that were proposed; others are removed. A wallet may grant additional chains, methods
 * and events of a proposed namespace.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/namespaces
 * @throws ProtocolError 5104 (namespaces), 5100 (chains) or 5101 (methods) when none of the proposed ones is granted,
 * 5103 when no account is
 */
export function conformNamespaces(
  granted: WalletConnectSession['namespaces'],
  proposed: ProposeParameters['optionalNamespaces'],
): WalletConnectSession['namespaces'] {
  const requested = Object.entries(proposed)
  const namespaces = new Set(requested.map(([key]) => namespaceOf(key)))
  const kept = Object.entries(granted).filter(([key]) => namespaces.has(namespaceOf(key)))
  if (kept.length === 0) throw new ProtocolError(5104)

  const chains = new Set(requested.flatMap(([key, namespace]) => [...chainsOf(key, namespace)]))
  const common = kept.filter(([key, namespace]) =>
    [...chainsOf(key, namespace)].some(chain => chains.has(chain)),
  )
  if (common.length === 0) throw new ProtocolError(5100)

  const methods = new Set(requested.flatMap(([, namespace]) => namespace.methods))
  if (methods.size > 0 && !common.some(([, namespace]) => namespace.methods.some(name => methods.has(name))))
    throw new ProtocolError(5101)
  if (!common.some(([, namespace]) => namespace.accounts.length > 0)) throw new ProtocolError(5103)
  return Object.fromEntries(kept)
}

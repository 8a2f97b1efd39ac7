import type { Network } from '../../types/network.js'
import { namespaceMethods } from './namespaceMethods.js'
import type { WalletConnectProposalNamespace } from './types.js'

/** What a session is proposed with: every network of the client whose namespace the protocol has methods for. */
export function proposalNamespaces(networks: readonly Network[]): {
  readonly [namespace: string]: WalletConnectProposalNamespace
} {
  const proposal: { [namespace: string]: WalletConnectProposalNamespace } = {}
  for (const { caipNetworkId, chainNamespace } of networks) {
    const known = namespaceMethods[chainNamespace]
    if (!known) continue
    const chains = proposal[chainNamespace]?.chains ?? []
    proposal[chainNamespace] = { ...known, chains: [...chains, caipNetworkId] }
  }
  return proposal
}

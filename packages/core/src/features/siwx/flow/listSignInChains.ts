import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import { networkStatesAtom, networksAtom } from '../../networks/atoms.js'

/**
 * The networks on which a wallet may sign in: those of the first namespace first, and of each that which is shown
 * before its others, as the session is looked for there.
 */
export function listSignInChains(
  client: Client,
  namespaces: readonly Namespace[],
  wanted: CaipNetworkId | undefined,
): readonly CaipNetworkId[] {
  const { get } = getStore(client)
  const states = get(networkStatesAtom)
  const shown = new Set([wanted, ...namespaces.map(namespace => states[namespace]?.caipNetworkId)])
  const listed = get(networksAtom)
  return namespaces.flatMap(namespace => {
    const own = listed.flatMap(({ caipNetworkId, chainNamespace }) =>
      chainNamespace === namespace ? [caipNetworkId] : [],
    )
    const rank = (id: CaipNetworkId) => (id === wanted ? 0 : shown.has(id) ? 1 : 2)
    return own.sort((one, other) => rank(one) - rank(other))
  })
}

import type { CaipNetworkId, Network } from '@latchkit/core'
import { NetworkNotFoundError } from '@latchkit/core/networks'
import { networkOrder } from '../networks/networkOrder.js'
import type { Runtime } from '../types.js'

/**
 * The network of an id; without one that of the active wallet, else the one that is shown.
 *
 * @throws NetworkNotFoundError `networks/not-found`
 */
export function findNetwork(runtime: Runtime, caipNetworkId?: CaipNetworkId | undefined): Network<'solana'> {
  const live = runtime.current === undefined ? undefined : runtime.connections.get(runtime.current)
  const [shown] = networkOrder(runtime)
  const wanted = caipNetworkId ?? (live ? live.read().caipNetworkId : shown?.caipNetworkId)
  const network = runtime.networks.find(one => one.caipNetworkId === wanted)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: wanted ?? 'solana' })
  return network
}

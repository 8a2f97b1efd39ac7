import type { CaipNetworkId } from '@latchkit/core'
import { findNetwork } from '../networks.js'
import { getNode } from '../rpc/node.js'
import type { Runtime, SolanaRpc } from '../types.js'

/** Returns the app's endpoints of a network, the same object while these are the same. */
export function getRpc(
  runtime: Runtime,
  { caipNetworkId }: { readonly caipNetworkId?: CaipNetworkId | undefined } = {},
): SolanaRpc {
  const network = findNetwork(runtime, caipNetworkId)
  const node = getNode(runtime, network)
  const [url = ''] = network.rpcUrls.default.http
  const [webSocketUrl] = network.rpcUrls.default.webSocket ?? []
  return runtime.share(node, JSON.stringify([network.caipNetworkId, webSocketUrl]), () => ({
    caipNetworkId: network.caipNetworkId,
    url,
    webSocketUrl,
    request: node.request,
    fetch: node.fetch,
  }))
}

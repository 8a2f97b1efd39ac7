import type { CaipNetworkId } from '../types/namespace.js'
import { type GatewayParameters, gatewayQuery } from './getImageUrl.js'

/**
 * Returns the URL of a network at the gateway's JSON-RPC proxy, for reads that every endpoint of the network has failed.
 * Undefined without a gateway, and for a network with `customRpcUrls`: the app has then named the only hosts to ask.
 *
 * @example
 * const url = getRpcUrl(context, 'eip155:1')
 */
export function getRpcUrl(parameters: GatewayParameters, caipNetworkId: CaipNetworkId): string | undefined {
  const { gateway, customRpcUrls } = parameters.config
  if (!gateway || customRpcUrls[caipNetworkId]) return undefined
  const url = new URL(`${gateway.url.replace(/\/+$/, '')}/v1/`)
  const { clientId } = gateway
  for (const [name, value] of Object.entries({
    chainId: caipNetworkId,
    clientId,
    ...gatewayQuery(parameters),
  }))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

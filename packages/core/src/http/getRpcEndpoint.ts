import type { Network, RpcEndpoint } from '../types/network.js'

/**
 * Returns the settings that the app gave one of a network's RPC endpoints in `customRpcUrls`, or those without any.
 *
 * @example
 * const { headers, timeout = 10_000 } = getRpcEndpoint(network, url)
 */
export function getRpcEndpoint({ rpcUrls }: Pick<Network, 'rpcUrls'>, url: string): RpcEndpoint {
  const isGiven = (given: string | RpcEndpoint): given is RpcEndpoint =>
    typeof given === 'object' && given.url === url
  return rpcUrls.default.endpoints?.find(isGiven) ?? { url }
}

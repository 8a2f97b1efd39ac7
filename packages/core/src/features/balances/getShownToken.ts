import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import type { ShownToken } from './feature.js'

/**
 * Returns the token of the option `tokens` for a network. Undefined where the balance in the network's own currency is shown.
 *
 * @example
 * const token = getShownToken(client, network)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network, token }))
 */
export function getShownToken({ config }: Client, network: Network): ShownToken | undefined {
  const { caipNetworkId, chainNamespace, id } = network
  return (
    config.tokens?.[caipNetworkId] ?? (chainNamespace === 'eip155' ? config.tokens?.[Number(id)] : undefined)
  )
}

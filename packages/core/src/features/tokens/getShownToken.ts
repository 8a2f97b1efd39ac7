import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import type { ShownToken } from '../balances/options.js'

/**
 * Returns the token of the option `tokens` for a network. Undefined where the balance in the network's own currency is shown.
 *
 * @example
 * const token = getShownToken(client, network)
 * const balance = await queryClient.fetchQuery(balanceQueryOptions(client, { address, network, token }))
 */
export function getShownToken(
  { config }: Client,
  { caipNetworkId }: Pick<Network, 'caipNetworkId'>,
): ShownToken | undefined {
  const { tokens } = config
  const [, id] = caipNetworkId.split('eip155:')
  return tokens?.[caipNetworkId] ?? (id ? tokens?.[Number(id)] : undefined)
}

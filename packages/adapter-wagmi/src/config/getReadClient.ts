import type { Network } from '@latchkit/core'
import { type Client, createClient } from 'viem'
import type { Runtime } from '../types.js'
import { toChain } from './networks.js'
import { networkReads } from './readTransport.js'

/**
 * Returns a viem client for reads of a network: the client of the wagmi config, else a client of the network's own
 * endpoints. An app's own config does not list networks that were added to the client.
 */
export function getReadClient(
  { config, scope }: Pick<Runtime, 'config' | 'scope'>,
  network: Network<'eip155'>,
): Client {
  const chain = config.chains.find(({ id }) => id === Number(network.id))
  return chain
    ? config.getClient({ chainId: chain.id })
    : createClient({
        chain: toChain(network),
        transport: networkReads({ scope, network, canProbe: false }),
      })
}

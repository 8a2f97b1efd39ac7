import type { Network } from '@latchkit/core'
import { type Client, createClient } from 'viem'
import type { Config } from 'wagmi'
import { toChain } from './networks.js'
import { readTransport } from './readTransport.js'

/**
 * Returns a viem client for reads of a network: that of the wagmi config, else one of the network's own endpoints. An app's
 * own config does not list networks that were added to the client.
 */
export function getReadClient(config: Config, network: Network<'eip155'>): Client {
  const chain = config.chains.find(({ id }) => id === Number(network.id))
  return chain
    ? config.getClient({ chainId: chain.id })
    : createClient({
        chain: toChain(network),
        transport: readTransport({ urls: network.rpcUrls.default.http, isWanted: () => false }),
      })
}

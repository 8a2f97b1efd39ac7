import type { Network } from '@latchkit/core'
import { InvalidNetworkError } from '@latchkit/core/networks'
import { type Commitment, Connection } from '@solana/web3.js'
import type { SolanaNode } from '../types.js'

export type CreateConnectionParameters = {
  readonly network: Pick<Network<'solana'>, 'rpcUrls' | 'caipNetworkId'>
  readonly commitment: Commitment
  readonly node: Pick<SolanaNode, 'fetch'>
}

/**
 * A `Connection` to the app's own endpoints of a network.
 *
 * @throws InvalidNetworkError `networks/invalid`, when web3.js cannot talk to that endpoint
 */
export function createConnection({ network, commitment, node }: CreateConnectionParameters): Connection {
  const { http, webSocket } = network.rpcUrls.default
  const [url = ''] = http
  if (!/^https?:/.test(url))
    throw new InvalidNetworkError({
      path: `"${network.caipNetworkId}".rpcUrls.default.http[0]`,
      reason: 'must start with http: or https:',
    })
  return new Connection(url, {
    commitment,
    // It always asks for the one URL that it was made with; the best one may be another by now.
    fetch: (_, init) => node.fetch(String(init?.body ?? ''), init?.signal ?? undefined),
    ...(webSocket?.[0] ? { wsEndpoint: webSocket[0] } : {}),
  })
}

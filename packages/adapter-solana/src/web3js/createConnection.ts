import { InvalidNetworkError } from '@latchkit/core/networks'
import { type Commitment, Connection } from '@solana/web3.js'
import type { SolanaRpc } from '../types.js'

/**
 * Creates a `Connection` to the app's own endpoints of a network.
 *
 * @throws InvalidNetworkError `networks/invalid`, when web3.js does not support the endpoint
 */
export function createConnection(
  { caipNetworkId, url, webSocketUrl, fetch }: Omit<SolanaRpc, 'request'>,
  commitment: Commitment,
): Connection {
  if (!/^https?:/.test(url))
    throw new InvalidNetworkError({
      path: `"${caipNetworkId}".rpcUrls.default.http[0]`,
      reason: 'must start with http: or https:',
    })
  return new Connection(url, {
    commitment,
    // web3.js always requests the URL that it was created with. Another endpoint may be the best by now.
    fetch: (_, init) => fetch(String(init?.body ?? ''), init?.signal ?? undefined),
    ...(webSocketUrl === undefined ? {} : { wsEndpoint: webSocketUrl }),
  })
}

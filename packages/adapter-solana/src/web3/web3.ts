import type { Network } from '@latchkit/core'
import { InvalidNetworkError } from '@latchkit/core/networks'
import {
  type Commitment,
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { SolanaNode } from '../types.js'

/** The parts of web3.js that are used, by name, so that bundlers omit the rest. */
export const web3 = {
  createConnection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
}

export type CreateConnectionParameters = {
  readonly network: Pick<Network<'solana'>, 'rpcUrls' | 'caipNetworkId'>
  readonly commitment: Commitment
  readonly node: Pick<SolanaNode, 'fetch'>
}

/**
 * Creates a `Connection` to the app's own endpoints of a network.
 *
 * @throws InvalidNetworkError `networks/invalid`, when web3.js does not support the endpoint
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
    // web3.js always requests the URL that it was created with. Another endpoint may be the best by now.
    fetch: (_, init) => node.fetch(String(init?.body ?? ''), init?.signal ?? undefined),
    ...(webSocket?.[0] ? { wsEndpoint: webSocket[0] } : {}),
  })
}

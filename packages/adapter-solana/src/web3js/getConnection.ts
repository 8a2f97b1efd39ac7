import type { CaipNetworkId, Client } from '@latchkit/core'
import type { Commitment, Connection } from '@solana/web3.js'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import type { SolanaAccess } from '../types.js'
import { loadWeb3 } from './loadWeb3.js'

/** Parameters of {@link getConnection}. */
export type GetConnectionParameters = {
  /** Default: the network of the connected wallet, else the shown network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Default: `confirmed`. */
  readonly commitment?: Commitment | undefined
}

/**
 * Returns a `Connection` of `@solana/web3.js` to the app's own endpoints of a network. The first call loads web3.js. The
 * same parameters return the same connection.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws InvalidNetworkError `networks/invalid`, when web3.js does not support its endpoint
 *
 * @example
 * const connection = await getConnection(client)
 */
export async function getConnection(
  client: Pick<Client, 'adapters'>,
  parameters: GetConnectionParameters = {},
): Promise<Connection> {
  return connectTo(getSolanaAdapter(client), parameters)
}

/** Returns the `Connection` of the adapter's nodes, one for each network and commitment. */
export async function connectTo(
  { getRpc, share }: SolanaAccess,
  { caipNetworkId, commitment = 'confirmed' }: GetConnectionParameters = {},
): Promise<Connection> {
  const [rpc, { createConnection }] = await Promise.all([getRpc({ caipNetworkId }), loadWeb3()])
  return share(rpc, commitment, () => createConnection(rpc, commitment))
}

import type { Connection } from '@solana/web3.js'
import { findNetwork } from '../networks.js'
import { getNode } from '../rpc/node.js'
import type { GetSolanaConnectionParameters, Runtime } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'

/** Returns a `Connection` to the app's own endpoints of a network, one for each network and commitment. */
export function getConnection(
  runtime: Runtime,
  { caipNetworkId, commitment = 'confirmed' }: GetSolanaConnectionParameters = {},
): Promise<Connection> {
  const network = findNetwork(runtime, caipNetworkId)
  const node = getNode(runtime, network)
  const key = JSON.stringify([network.rpcUrls.default.webSocket?.[0], commitment])
  const known = node.connections.get(key)
  if (known) return known
  const made = loadWeb3().then(({ createConnection }) => createConnection({ network, commitment, node }))
  node.connections.set(key, made)
  // The next call retries a chunk that could not be loaded.
  made.catch(() => node.connections.delete(key))
  return made
}

import type { Connection } from '@solana/web3.js'
import type { GetSolanaConnectionParameters, Runtime } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'
import { findNetwork } from './findNetwork.js'

/** A `Connection` to the app's own endpoint of a network, one for each network and commitment. */
export function getConnection(
  runtime: Runtime,
  { caipNetworkId, commitment = 'confirmed' }: GetSolanaConnectionParameters = {},
): Promise<Connection> {
  const network = findNetwork(runtime, caipNetworkId)
  const { http, webSocket } = network.rpcUrls.default
  const key = JSON.stringify([http[0], webSocket?.[0], commitment])
  const known = runtime.reads.get(key)
  if (known) return known
  const made = loadWeb3().then(({ createConnection }) => createConnection({ network, commitment }))
  runtime.reads.set(key, made)
  // A chunk that could not be fetched may be there the next time.
  made.catch(() => runtime.reads.delete(key))
  return made
}

import type { Connection } from '@solana/web3.js'
import type { GetSolanaConnectionParameters, Runtime } from '../types.js'
import { findNetwork } from './findNetwork.js'
import { loadWeb3 } from './loadWeb3.js'

/** A `Connection` to the app's own endpoint of a network, one for each network and commitment. */
export function getConnection(
  runtime: Runtime,
  { caipNetworkId, commitment = 'confirmed' }: GetSolanaConnectionParameters = {},
): Promise<Connection> {
  const { rpcUrls } = findNetwork(runtime, caipNetworkId)
  const { http, webSocket } = rpcUrls.default
  const key = JSON.stringify([http[0], webSocket?.[0], commitment])
  const known = runtime.reads.get(key)
  if (known) return known
  const made = loadWeb3().then(
    ({ Connection: Web3Connection }) =>
      new Web3Connection(http[0] ?? '', {
        commitment,
        ...(webSocket?.[0] ? { wsEndpoint: webSocket[0] } : {}),
      }),
  )
  runtime.reads.set(key, made)
  // A chunk that could not be fetched may be there the next time.
  made.catch(() => runtime.reads.delete(key))
  return made
}

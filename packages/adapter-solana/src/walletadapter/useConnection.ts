'use client'
import type { CaipNetworkId, Client } from '@latchkit/core'
import { NetworkNotFoundError, networkStatesAtom } from '@latchkit/core/networks'
import type { Connection } from '@solana/web3.js'
import { useContext, useMemo } from 'react'
import { getSolanaAdapter, useSolanaState } from '../react/useSolanaState.js'
import { createConnection } from '../web3js/createConnection.js'
import { ConnectionContext } from './ConnectionProvider.js'

/** Return value of {@link useConnection}. */
export type ConnectionContextState = {
  connection: Connection
}

/**
 * Returns a `Connection` of `@solana/web3.js`: that of the `ConnectionProvider` above, else one to the app's own endpoints
 * of the shown Solana network, with the commitment `confirmed`. The latter changes with the network.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 * @throws NetworkNotFoundError `networks/not-found`, when the app does not list the network of the wallet
 * @throws InvalidNetworkError `networks/invalid`, when web3.js does not support its endpoint
 *
 * @example
 * const { connection } = useConnection()
 * const slot = await connection.getSlot()
 */
export function useConnection(): ConnectionContextState {
  const given = useContext(ConnectionContext)
  const { client } = useSolanaState('useConnection')
  const connection = given ?? getShared(client)
  return useMemo(() => ({ connection }), [connection])
}

/** The connection of the shown network, one for each first endpoint. */
function getShared(client: Client): Connection {
  const { caipNetworkId, network } = client.store.get(networkStatesAtom).solana ?? {}
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: caipNetworkId ?? 'solana' })
  const id = network.caipNetworkId as CaipNetworkId<'solana'>
  const { http, webSocket } = network.rpcUrls.default
  const [url = ''] = http
  const [webSocketUrl] = webSocket ?? []
  const solana = getSolanaAdapter(client)
  return solana.share(client, JSON.stringify(['connection', id, url, webSocketUrl]), () =>
    createConnection(
      {
        caipNetworkId: id,
        url,
        webSocketUrl,
        // The adapter's own node, which loads at the first request.
        fetch: async (body, signal) => (await solana.getRpc({ caipNetworkId: id })).fetch(body, signal),
      },
      'confirmed',
    ),
  )
}

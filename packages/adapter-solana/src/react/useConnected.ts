'use client'
import type { Client } from '@latchkit/core'
import { AdapterNotFoundError } from '@latchkit/core/errors'
import { type Loaded, useLoaded } from './useLoaded.js'
import { useSolanaState } from './useSolanaState.js'

/** Returns what `load` returns for the connected account, again for every other account and, if wanted, network. */
export function useConnected<value>(
  caller: string,
  load: (client: Client, account: { readonly connectorId: string }) => Promise<value>,
  { byNetwork = false }: { readonly byNetwork?: boolean | undefined } = {},
): Loaded<value> {
  const { client, adapter, address, connectorId, caipNetworkId } = useSolanaState(caller)
  const isConnected = adapter && address !== undefined && connectorId !== undefined
  const key = JSON.stringify([connectorId, address, adapter !== undefined, byNetwork && caipNetworkId])
  const loaded = useLoaded(key, isConnected ? () => load(client, { connectorId }) : undefined)
  return adapter ? loaded : { error: new AdapterNotFoundError({ namespace: 'solana' }) }
}

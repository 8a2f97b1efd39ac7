'use client'
import type { CaipNetworkId, Client, NamespaceAdapter } from '@latchkit/core'
import { accountsAtom } from '@latchkit/core/connection'
import { AdapterNotFoundError } from '@latchkit/core/errors'
import { networkStatesAtom } from '@latchkit/core/networks'
import { useContext, useSyncExternalStore } from 'react'
import { SolanaProviderMissingError } from '../errors.js'
import type { SolanaAdapter } from '../types.js'
import { SolanaContext } from './SolanaBridge.js'

type SolanaState = {
  readonly address?: string | undefined
  readonly connectorId?: string | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Returns the adapter, and the part of the state that the hooks depend on.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 */
export function useSolanaState(
  caller: string,
): SolanaState & { readonly client: Client; readonly adapter: SolanaAdapter | undefined } {
  const client = useContext(SolanaContext)
  if (!client) throw new SolanaProviderMissingError({ caller })
  const { store } = client
  const subscribe = (listener: () => void) => {
    const stops = [accountsAtom, networkStatesAtom].map(atom => store.sub(atom, listener))
    return () => {
      for (const stop of stops) stop()
    }
  }
  const read = () => {
    const account = store.get(accountsAtom).solana
    const { caipNetworkId } = store.get(networkStatesAtom).solana ?? {}
    const address = account?.address
    return JSON.stringify({ address, connectorId: account?.connector?.id, caipNetworkId })
  }
  // A string, because the snapshot must be equal while nothing changes.
  const state = useSyncExternalStore(subscribe, read, () => '{}')
  return { client, adapter: findSolanaAdapter(client), ...(JSON.parse(state) as SolanaState) }
}

/** The client's Solana adapter, if it is this package's. */
function findSolanaAdapter({ adapters }: Pick<Client, 'adapters'>): SolanaAdapter | undefined {
  return adapters.find(
    (adapter: NamespaceAdapter): adapter is SolanaAdapter =>
      adapter.namespace === 'solana' && 'getRpc' in adapter,
  )
}

/**
 * Returns the client's Solana adapter.
 *
 * @throws AdapterNotFoundError `adapter/not-found`
 */
export function getSolanaAdapter(client: Pick<Client, 'adapters'>): SolanaAdapter {
  const adapter = findSolanaAdapter(client)
  if (!adapter) throw new AdapterNotFoundError({ namespace: 'solana' })
  return adapter
}

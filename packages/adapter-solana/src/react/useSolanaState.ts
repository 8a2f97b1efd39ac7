'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { accountsAtom } from '@latchkit/core/connection'
import { networkStatesAtom } from '@latchkit/core/networks'
import { useContext, useSyncExternalStore } from 'react'
import type { SolanaAdapter } from '../types.js'
import { findSolanaAdapter } from './findSolanaAdapter.js'
import { SolanaContext } from './SolanaContext.js'

type SolanaState = {
  readonly address?: string | undefined
  readonly connectorId?: string | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** The adapter, and what of its state decides what a hook returns. */
export function useSolanaState(): SolanaState & { readonly adapter: SolanaAdapter | undefined } {
  const client = useContext(SolanaContext)
  const store = client?.store
  const subscribe = (listener: () => void) => {
    const stops = [accountsAtom, networkStatesAtom].map(atom => store?.sub(atom, listener))
    return () => {
      for (const stop of stops) stop?.()
    }
  }
  const read = () => {
    const account = store?.get(accountsAtom).solana
    const { caipNetworkId } = store?.get(networkStatesAtom).solana ?? {}
    const address = account?.address
    return JSON.stringify({ address, connectorId: account?.connector?.id, caipNetworkId })
  }
  // A text, because what is read has to stay the same while nothing changes.
  const state = useSyncExternalStore(subscribe, read, () => '{}')
  return { adapter: client && findSolanaAdapter(client), ...(JSON.parse(state) as SolanaState) }
}

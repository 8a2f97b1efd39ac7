'use client'
import { useContext } from 'react'
import { SolanaProviderMissingError } from '../errors.js'
import { SolanaContext } from '../react/SolanaBridge.js'
import { getSolanaAdapter } from '../react/useSolanaState.js'
import { createWallets, type Wallets } from './createWallets.js'

/**
 * Returns the wallets of the client above, which its components share.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 */
export function useWallets(caller: string): Wallets {
  const client = useContext(SolanaContext)
  if (!client) throw new SolanaProviderMissingError({ caller })
  return getSolanaAdapter(client).share(client, 'wallet-adapter', () => createWallets(client))
}

'use client'
import { AdapterNotFoundError, type BaseError } from '@latchkit/core/errors'
import type { SolanaProvider } from '../types.js'
import { useLoaded } from './useLoaded.js'
import { useSolanaState } from './useSolanaState.js'

/** Return value of {@link useSolanaProvider}. */
export type UseSolanaProviderReturnType = {
  /** Undefined while no Solana wallet is connected, and while the provider loads. */
  readonly provider: SolanaProvider | undefined
  /** Reason why the provider is absent, when loading failed. */
  readonly error: BaseError | undefined
}

/**
 * The provider of the connected Solana wallet, with which an app signs and sends. It changes with the wallet and the account.
 * The first use loads `@solana/web3.js`.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 *
 * @example
 * const { provider } = useSolanaProvider()
 * const signature = await provider?.signAndSendTransaction(transaction)
 */
export function useSolanaProvider(): UseSolanaProviderReturnType {
  const { adapter, address, connectorId } = useSolanaState('useSolanaProvider')
  const isConnected = address !== undefined && connectorId !== undefined
  const load = adapter && isConnected ? () => adapter.getProvider({ connectorId }) : undefined
  const { value, error } = useLoaded<SolanaProvider>(
    JSON.stringify([connectorId, address, adapter !== undefined]),
    load,
  )
  return {
    provider: value,
    error: adapter ? error : new AdapterNotFoundError({ namespace: 'solana' }),
  }
}

'use client'
import type { BaseError } from '@latchkit/core/errors'
import type { SolanaProvider } from '../types.js'
import { useConnected } from './useConnected.js'
import { getSolanaAdapter } from './useSolanaState.js'

/** Return value of {@link useSolanaProvider}. */
export type UseSolanaProviderReturnType = {
  /** Undefined while no Solana wallet is connected, and while the provider loads. */
  readonly provider: SolanaProvider | undefined
  /** Reason why the provider is absent, when loading failed. */
  readonly error: BaseError | undefined
}

/**
 * The provider of the connected Solana wallet, with which an app signs and sends bytes. It changes with the wallet and
 * the account. `@latchkit/adapter-solana/web3js` has the same hook for transactions of `@solana/web3.js`, and
 * `@latchkit/adapter-solana/kit` has signers of `@solana/kit`.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 *
 * @example
 * const { provider } = useSolanaProvider()
 * const signature = await provider?.signMessage('Hello')
 */
export function useSolanaProvider(): UseSolanaProviderReturnType {
  const { value, error } = useConnected('useSolanaProvider', (client, { connectorId }) =>
    getSolanaAdapter(client).getProvider({ connectorId }),
  )
  return { provider: value, error }
}

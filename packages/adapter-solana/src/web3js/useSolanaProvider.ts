'use client'
import type { BaseError } from '@latchkit/core/errors'
import { useConnected } from '../react/useConnected.js'
import { getProvider, type SolanaProvider } from './getProvider.js'

/** Return value of {@link useSolanaProvider}. */
export type UseSolanaProviderReturnType = {
  /** Undefined while no Solana wallet is connected, and while `@solana/web3.js` loads. */
  readonly provider: SolanaProvider | undefined
  /** Reason why the provider is absent, when loading failed. */
  readonly error: BaseError | undefined
}

/**
 * The provider of the connected Solana wallet, for transactions of `@solana/web3.js`. It changes with the wallet and the
 * account. The first use loads web3.js.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 *
 * @example
 * const { provider } = useSolanaProvider()
 * const signature = await provider?.signAndSendTransaction(transaction)
 */
export function useSolanaProvider(): UseSolanaProviderReturnType {
  const { value, error } = useConnected('useSolanaProvider', getProvider)
  return { provider: value, error }
}

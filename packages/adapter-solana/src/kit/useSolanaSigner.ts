'use client'
import type { BaseError } from '@latchkit/core/errors'
import { useConnected } from '../react/useConnected.js'
import { createSigner, type SolanaSigner } from './createSigner.js'

/** Return value of {@link useSolanaSigner}. */
export type UseSolanaSignerReturnType = {
  /** Undefined while no Solana wallet is connected, and while the signer loads. */
  readonly signer: SolanaSigner | undefined
  /** Reason why the signer is absent, when it could not be created. */
  readonly error: BaseError | undefined
}

/**
 * The signer of `@solana/kit` for the connected account and the shown network. It is the same object in every component,
 * and changes with the wallet, the account and the network.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 *
 * @example
 * const { signer } = useSolanaSigner()
 */
export function useSolanaSigner(): UseSolanaSignerReturnType {
  const { value, error } = useConnected('useSolanaSigner', createSigner, { byNetwork: true })
  return { signer: value, error }
}

'use client'
import { AdapterNotFoundError, type BaseError } from '@latchkit/core/errors'
import type { Commitment, Connection } from '@solana/web3.js'
import { useLoaded } from './useLoaded.js'
import { useSolanaState } from './useSolanaState.js'

/** Options of {@link useSolanaConnection}. */
export type UseSolanaConnectionParameters = {
  /** Default: `confirmed`. */
  readonly commitment?: Commitment | undefined
}

/** What {@link useSolanaConnection} returns. */
export type UseSolanaConnectionReturnType = {
  /** Undefined while `@solana/web3.js` loads, which the first use of this hook causes. */
  readonly connection: Connection | undefined
  /** The reason why there is none, where loading it failed. */
  readonly error: BaseError | undefined
}

/**
 * A `Connection` of `@solana/web3.js` to the app's own endpoint of the Solana network that is shown. It changes with
 * the network.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 *
 * @example
 * const { connection } = useSolanaConnection()
 * const slot = await connection?.getSlot()
 */
export function useSolanaConnection({
  commitment,
}: UseSolanaConnectionParameters = {}): UseSolanaConnectionReturnType {
  const { adapter, caipNetworkId } = useSolanaState('useSolanaConnection')
  const load =
    adapter && caipNetworkId ? () => adapter.getConnection({ caipNetworkId, commitment }) : undefined
  const { value, error } = useLoaded(JSON.stringify([caipNetworkId, commitment, adapter !== undefined]), load)
  return {
    connection: value,
    error: adapter ? error : new AdapterNotFoundError({ namespace: 'solana' }),
  }
}

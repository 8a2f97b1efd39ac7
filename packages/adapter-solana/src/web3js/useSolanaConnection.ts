'use client'
import { AdapterNotFoundError, type BaseError } from '@latchkit/core/errors'
import type { Commitment, Connection } from '@solana/web3.js'
import { useLoaded } from '../react/useLoaded.js'
import { useSolanaState } from '../react/useSolanaState.js'
import { connectTo } from './getConnection.js'

/** Options of {@link useSolanaConnection}. */
export type UseSolanaConnectionParameters = {
  /** Default: `confirmed`. */
  readonly commitment?: Commitment | undefined
}

/** Return value of {@link useSolanaConnection}. */
export type UseSolanaConnectionReturnType = {
  /** Undefined while `@solana/web3.js` loads. The first use of this hook loads it. */
  readonly connection: Connection | undefined
  /** Reason why the connection is absent, when loading failed. */
  readonly error: BaseError | undefined
}

/**
 * Returns a `Connection` of `@solana/web3.js` to the app's own endpoint of the shown Solana network. Changes with the
 * network.
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
  const load = adapter && caipNetworkId ? () => connectTo(adapter, { caipNetworkId, commitment }) : undefined
  const { value, error } = useLoaded(JSON.stringify([caipNetworkId, commitment, adapter !== undefined]), load)
  return {
    connection: value,
    error: adapter ? error : new AdapterNotFoundError({ namespace: 'solana' }),
  }
}

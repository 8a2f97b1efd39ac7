import type { Balance, Network } from '@latchkit/core'
import { isAddress } from '@latchkit/core/validate'
import { InvalidAddressError } from '../errors.js'
import { readLamports } from '../rpc/methods.js'
import type { Runtime } from '../types.js'

export type GetBalanceParameters = {
  readonly address: string
  readonly network: Network<'solana'>
  readonly signal?: AbortSignal | undefined
}

/** Reads the balance of an account in lamports from the app's own RPC endpoint. */
export async function getBalance(
  runtime: Runtime,
  { address, network, signal }: GetBalanceParameters,
): Promise<Balance> {
  if (!isAddress('solana', address))
    throw new InvalidAddressError({ value: address, reason: 'is no Solana address' })
  const params = [address, { commitment: 'confirmed' }]
  const value = await readLamports(runtime, network, { method: 'getBalance', params, signal })
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}

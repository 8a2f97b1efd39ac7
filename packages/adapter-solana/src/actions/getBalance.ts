import type { Balance, Network } from '@latchkit/core'
import { isAddress } from '@latchkit/core/validate'
import { InvalidAddressError, InvalidAnswerError } from '../errors.js'
import { requestNode } from '../rpc/node.js'
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
  const method = 'getBalance'
  const params = [address, { commitment: 'confirmed' }]
  const answer = await requestNode(runtime, { network, method, params, signal })
  const value: unknown = typeof answer === 'object' && answer && 'value' in answer ? answer.value : undefined
  if (!/^\d+$/.test(String(value))) throw new InvalidAnswerError({ method })
  const { decimals, symbol } = network.nativeCurrency
  return { value: BigInt(String(value)), decimals, symbol }
}

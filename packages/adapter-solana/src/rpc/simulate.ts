import type { Network } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { encodeBase64 } from '../encoding/encodeBase64.js'
import type { Runtime } from '../types.js'
import { requestNode } from './requestNode.js'
import { toTransactionError } from './toTransactionError.js'

/**
 * Throws what would go wrong on the chain, before anybody is asked to approve it.
 *
 * @throws InsufficientFundsError `solana/insufficient-funds`
 * @throws TransactionFailedError `solana/transaction-failed`
 */
export async function simulate(
  runtime: Runtime,
  network: Network<'solana'>,
  transaction: Uint8Array,
): Promise<void> {
  const config = { encoding: 'base64', sigVerify: false, commitment: 'confirmed' }
  const method = 'simulateTransaction'
  let answer: unknown
  try {
    answer = await requestNode(runtime, { network, method, params: [encodeBase64(transaction), config] })
  } catch (error) {
    // Not every endpoint offers it; the wallet and the node that sends look again.
    if (isError(error, 'rpc/unsupported-method')) return
    throw error
  }
  const { value } = answer as {
    readonly value?: { readonly err?: unknown; readonly logs?: unknown } | undefined
  }
  if (value?.err) throw toTransactionError({ err: value.err, logs: value.logs, cause: value })
}

import type { Network, TransactionOutcome } from '@latchkit/core'
import { pollUntil } from '@latchkit/core/http'
import { InvalidAnswerError } from '../errors.js'
import { readLamports } from '../rpc/methods.js'
import { requestNode } from '../rpc/node.js'
import type { Runtime } from '../types.js'

export type WaitForTransactionParameters = {
  readonly hash: string
  readonly network: Network<'solana'>
  readonly signal?: AbortSignal | undefined
}

/** Time between two reads, in milliseconds. */
const interval = 2000
/** Blocks after which a blockhash is too old, and a transaction with it lands no more. */
const blockhashLife = 150n

/**
 * Waits until a transaction is confirmed. A transaction that is in no block after its blockhash expired has failed: it
 * was never sent, or dropped.
 */
export async function waitForTransaction(
  runtime: Runtime,
  { hash, network, signal }: WaitForTransactionParameters,
): Promise<TransactionOutcome> {
  let last: bigint | undefined
  return pollUntil({
    interval,
    signal,
    async read() {
      // Before the status, so that a transaction of the last valid block is not missed.
      const params = [{ commitment: 'confirmed' }]
      const height = await readLamports(runtime, network, { method: 'getBlockHeight', params, signal })
      const isFirst = last === undefined
      last ??= height + blockhashLife
      // The search of the whole history is slow. A page that was reloaded needs it once, and the end to be sure.
      const status = await readStatus(runtime, { hash, network, signal }, isFirst || height > last)
      return status ?? (height > last ? { status: 'failed', hash } : undefined)
    },
  })
}

async function readStatus(
  runtime: Runtime,
  { hash, network, signal }: WaitForTransactionParameters,
  searchTransactionHistory: boolean,
): Promise<TransactionOutcome | undefined> {
  const method = 'getSignatureStatuses'
  const answer = await requestNode(runtime, {
    network,
    method,
    params: [[hash], { searchTransactionHistory }],
    signal,
  })
  const { value } = answer as { readonly value?: unknown }
  if (!Array.isArray(value)) throw new InvalidAnswerError({ method })
  const [status] = value as ({ readonly err?: unknown; readonly confirmationStatus?: unknown } | null)[]
  // A block that is only processed may be dropped.
  if (!status || status.confirmationStatus === 'processed') return undefined
  return { status: status.err ? 'failed' : 'confirmed', hash }
}

import type { Network, TransactionOutcome } from '@latchkit/core'
import { pollUntil } from '@latchkit/core/http'
import { InvalidAnswerError, TransactionExpiredError } from '../errors.js'
import { sendAgain } from '../rpc/methods.js'
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
const blockhashLife = 150
/** Blocks after which a transaction is sent again: about two seconds. */
const blocksToResend = 5

/**
 * Waits until a transaction is confirmed. Sends it again meanwhile, where the app's own endpoint has sent it.
 *
 * @throws TransactionExpiredError `solana/transaction-expired`, when it is in no block after its blockhash has expired, or
 * when no endpoint answers: it may land then
 */
export async function waitForTransaction(
  runtime: Runtime,
  parameters: WaitForTransactionParameters,
): Promise<TransactionOutcome> {
  const { hash, network, signal } = parameters
  let last: number | undefined
  let sentAt: number | undefined
  async function read(): Promise<TransactionOutcome | 'expired' | undefined> {
    // Before the status, so that a transaction of the last valid block is not missed.
    const { height, slot } = await readHeight(runtime, parameters)
    const isFirst = last === undefined
    last ??= height + blockhashLife
    sentAt ??= height
    const isOver = height > last
    // The search of the whole history is slow. A page that was reloaded needs it once, and the end to be sure.
    const status = await readStatus(runtime, parameters, isFirst || isOver)
    if (status.outcome) return status.outcome
    // An endpoint that is behind may not have the block yet.
    if (isOver && status.slot >= slot) return 'expired'
    const transaction = runtime.sent.get(hash)
    if (transaction && height - sentAt >= blocksToResend) {
      sentAt = height
      await sendAgain(runtime, network, transaction)
    }
    return undefined
  }
  try {
    const outcome = await pollUntil({ interval, signal, read })
    if (outcome !== 'expired') return outcome
  } catch (cause) {
    signal?.throwIfAborted()
    throw new TransactionExpiredError({ hash, mayLand: true, cause })
  } finally {
    runtime.sent.delete(hash)
  }
  throw new TransactionExpiredError({ hash, mayLand: false })
}

type Height = { readonly height: number; readonly slot: number }

async function readHeight(
  runtime: Runtime,
  { network, signal }: WaitForTransactionParameters,
): Promise<Height> {
  const method = 'getEpochInfo'
  const params = [{ commitment: 'confirmed' }]
  const answer = await requestNode(runtime, { network, method, params, signal })
  const { blockHeight, absoluteSlot } = (answer ?? {}) as { readonly [key: string]: unknown }
  if (typeof blockHeight !== 'number' || typeof absoluteSlot !== 'number')
    throw new InvalidAnswerError({ method })
  return { height: blockHeight, slot: absoluteSlot }
}

type Status = {
  readonly outcome: TransactionOutcome | undefined
  /** The slot of the endpoint that answered. */
  readonly slot: number
}

async function readStatus(
  runtime: Runtime,
  { hash, network, signal }: WaitForTransactionParameters,
  searchTransactionHistory: boolean,
): Promise<Status> {
  const method = 'getSignatureStatuses'
  const params = [[hash], { searchTransactionHistory }]
  const answer = await requestNode(runtime, { network, method, params, signal })
  const { value, context } = answer as {
    readonly value?: unknown
    readonly context?: { readonly slot?: unknown } | undefined
  }
  if (!Array.isArray(value) || typeof context?.slot !== 'number') throw new InvalidAnswerError({ method })
  const { slot } = context
  const [status] = value as ({ readonly err?: unknown; readonly confirmationStatus?: unknown } | null)[]
  // A block that is only processed may be dropped.
  if (!status || status.confirmationStatus === 'processed') return { outcome: undefined, slot }
  return { outcome: { status: status.err ? 'failed' : 'confirmed', hash }, slot }
}

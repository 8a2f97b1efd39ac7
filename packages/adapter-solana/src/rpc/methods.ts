import type { Network } from '@latchkit/core'
import { isError } from '@latchkit/core/errors'
import { HttpStatusError } from '@latchkit/core/http'
import { decodeBase58, decodeBase64, encodeBase58, encodeBase64 } from '../encoding.js'
import { InvalidAnswerError, TransactionFailedError } from '../errors.js'
import { toSignature } from '../sources/answers.js'
import { parseTransaction } from '../transaction/parseTransaction.js'
import type { Runtime, SendTransactionParameters } from '../types.js'
import type { NodeCall } from './endpoints.js'
import { requestNode } from './node.js'
import { toTransactionError } from './nodeErrors.js'

/** Returns the blockhash for a new transaction; it is valid for about a minute. */
export async function readBlockhash(runtime: Runtime, network: Network<'solana'>): Promise<string> {
  const method = 'getLatestBlockhash'
  const answer = await requestNode(runtime, { network, method, params: [{ commitment: 'confirmed' }] })
  const { value } = answer as { readonly value?: { readonly blockhash?: unknown } | undefined }
  const { blockhash } = value ?? {}
  if (typeof blockhash !== 'string' || decodeBase58(blockhash)?.length !== 32)
    throw new InvalidAnswerError({ method })
  return blockhash
}

/** Reads an amount of lamports from the answer of a node: the answer itself or its `value`. */
export async function readLamports(
  runtime: Runtime,
  network: Network<'solana'>,
  call: NodeCall,
): Promise<bigint> {
  const answer = await requestNode(runtime, { network, ...call })
  const value: unknown = typeof answer === 'object' && answer && 'value' in answer ? answer.value : answer
  if (!/^\d+$/.test(String(value))) throw new InvalidAnswerError({ method: call.method })
  return BigInt(String(value))
}

/** An account on the chain. */
export type ChainAccount = {
  readonly lamports: bigint
  readonly owner: string
  readonly data: Uint8Array
}

/** Reads accounts in the order of the addresses; undefined where there is no account. */
export async function readAccounts(
  runtime: Runtime,
  network: Network<'solana'>,
  addresses: readonly string[],
): Promise<readonly (ChainAccount | undefined)[]> {
  const method = 'getMultipleAccounts'
  const params = [addresses, { encoding: 'base64', commitment: 'confirmed' }]
  const answer = await requestNode(runtime, { network, method, params })
  const { value } = answer as { readonly value?: unknown }
  if (!Array.isArray(value) || value.length !== addresses.length) throw new InvalidAnswerError({ method })
  return value.map(account => (account === null ? undefined : toAccount(account, method)))
}

/** Reads the token accounts of an owner for a mint, with their addresses. Empty where there is no such mint. */
export async function readOwnAccounts(
  runtime: Runtime,
  network: Network<'solana'>,
  { owner, mint }: { readonly owner: string; readonly mint: string },
): Promise<readonly (ChainAccount & { readonly address: string })[]> {
  const method = 'getTokenAccountsByOwner'
  const params = [owner, { mint }, { encoding: 'base64', commitment: 'confirmed' }]
  let answer: unknown
  try {
    answer = await requestNode(runtime, { network, method, params })
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: unknown } | undefined }
    if (cause?.code === invalidParameters) return []
    throw error
  }
  const { value } = answer as { readonly value?: unknown }
  if (!Array.isArray(value)) throw new InvalidAnswerError({ method })
  return value.map((row: { readonly pubkey?: unknown; readonly account?: unknown } | null) => {
    if (typeof row?.pubkey !== 'string') throw new InvalidAnswerError({ method })
    return { address: row.pubkey, ...toAccount(row.account, method) }
  })
}

/** Code of JSON-RPC; nodes answer with it where a mint does not exist. */
const invalidParameters = -32602

/** Reads an account in base64. */
function toAccount(account: unknown, method: string): ChainAccount {
  const { data, owner, lamports } = (account ?? {}) as { readonly [key: string]: unknown }
  const [text] = Array.isArray(data) ? data : []
  const bytes = typeof text === 'string' ? decodeBase64(text) : undefined
  if (!bytes || typeof owner !== 'string' || !/^\d+$/.test(String(lamports)))
    throw new InvalidAnswerError({ method })
  return { lamports: BigInt(String(lamports)), owner, data: bytes }
}

/**
 * Simulates a transaction before the wallet prompt, and returns the compute units that it uses; undefined where the
 * endpoint does not tell. Throws if the transaction would fail on the chain.
 *
 * @throws InsufficientFundsError `solana/insufficient-funds`
 * @throws TransactionFailedError `solana/transaction-failed`
 */
export async function simulate(
  runtime: Runtime,
  network: Network<'solana'>,
  transaction: Uint8Array,
): Promise<number | undefined> {
  const config = { encoding: 'base64', sigVerify: false, commitment: 'confirmed' }
  const method = 'simulateTransaction'
  let answer: unknown
  try {
    answer = await requestNode(runtime, { network, method, params: [encodeBase64(transaction), config] })
  } catch (error) {
    // Not every endpoint offers simulation; the wallet and the sending node simulate as well.
    if (isError(error, 'rpc/unsupported-method')) return undefined
    throw error
  }
  const { value } = answer as {
    readonly value?:
      | { readonly err?: unknown; readonly logs?: unknown; readonly unitsConsumed?: unknown }
      | undefined
  }
  if (value?.err) throw toTransactionError({ err: value.err, logs: value.logs, cause: value })
  return typeof value?.unitsConsumed === 'number' ? value.unitsConsumed : undefined
}

/** Maximum signed transactions that are kept, to send them again. */
const maxSent = 20

/**
 * Sends a signed transaction through the app's own endpoints and returns its signature in base58. If no endpoint answers,
 * one of them may have it: it is then sent again while its outcome is awaited.
 */
export async function broadcast(
  runtime: Runtime,
  { network, transaction, options }: Omit<SendTransactionParameters, 'address'>,
): Promise<string> {
  const method = 'sendTransaction'
  const { skipPreflight, preflightCommitment = 'confirmed', maxRetries, minContextSlot } = options
  const config = { encoding: 'base64', skipPreflight, preflightCommitment, maxRetries, minContextSlot }
  const { signaturesAt } = parseTransaction(transaction)
  const own = encodeBase58(transaction.subarray(signaturesAt, signaturesAt + 64))
  let signature = own
  try {
    const params = [encodeBase64(transaction), config]
    const answer = await requestNode(runtime, { network, method, params })
    toSignature(answer, method)
    signature = String(answer)
  } catch (error) {
    // A previous endpoint accepted it, and its answer was lost.
    const isKnown = error instanceof TransactionFailedError && error.details === 'AlreadyProcessed'
    if (!isKnown && !mayHaveArrived(error)) throw error
  }
  runtime.sent.set(signature, transaction)
  for (const oldest of [...runtime.sent.keys()].slice(0, -maxSent)) runtime.sent.delete(oldest)
  return signature
}

/** Whether an endpoint may have accepted what was sent, or accepts it later. */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HttpStatusError) return error.status === 429 || error.status >= 500
  return ['http/network', 'http/timeout', 'http/invalid-body'].some(code => isError(error, code))
}

/** Sends a signed transaction again, as it is. An endpoint that refuses it changes nothing. */
export async function sendAgain(
  runtime: Runtime,
  network: Network<'solana'>,
  transaction: Uint8Array,
): Promise<void> {
  const config = { encoding: 'base64', skipPreflight: true, maxRetries: 0 }
  const params = [encodeBase64(transaction), config]
  await requestNode(runtime, { network, method: 'sendTransaction', params }).catch(() => {})
}

import { base58, base64 } from '@scure/base'
import { isRecord } from '../../src/common/isRecord.js'
import { callChain, RpcError } from '../../src/common/rpc.js'
import type {
  Commitment,
  SolanaChain,
  SolanaKey,
  SolanaSendOptions,
  SolanaTransactionInput,
} from '../../src/common/types.js'
import { parseTransaction, signTransaction } from './transaction.js'

const isLocal = (url: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(new URL(url).hostname)

/** Returns the RPC URL of a network. Throws for any network that is not on this machine. */
export function localRpcUrl(chains: readonly SolanaChain[], id: string): string {
  const chain = chains.find(entry => entry.id === id)
  if (!chain) throw new RpcError(4902, `The wallet does not know ${id}.`)
  if (!chain.rpcUrl || !isLocal(chain.rpcUrl))
    throw new RpcError(-32003, 'This wallet signs transactions for local networks only: its keys are public.')
  return chain.rpcUrl
}

/** In the order in which a transaction reaches them. */
const commitments: readonly Commitment[] = ['processed', 'confirmed', 'finalized']

/** Validates the `options` of a transaction. Unknown keys are left out. */
export function parseSendOptions(given: unknown): SolanaSendOptions {
  if (given === undefined || given === null) return {}
  if (!isRecord(given)) throw new RpcError(-32602, '`options` must be an object.')
  const commitment = (key: string) => {
    if (given[key] === undefined) return undefined
    const known = commitments.find(name => name === given[key])
    if (!known) throw new RpcError(-32602, `\`${key}\` must be one of ${commitments.join(', ')}.`)
    return known
  }
  const count = (key: string) => {
    const value = given[key]
    if (value === undefined) return undefined
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
    throw new RpcError(-32602, `\`${key}\` must be a whole number.`)
  }
  return {
    commitment: commitment('commitment'),
    preflightCommitment: commitment('preflightCommitment'),
    minContextSlot: count('minContextSlot'),
    maxRetries: count('maxRetries'),
    skipPreflight: given.skipPreflight === true ? true : undefined,
  }
}

const readValue = (reply: unknown): unknown => (isRecord(reply) ? reply.value : undefined)

/** Polls until a transaction has reached a commitment. Throws when it failed or its blockhash expired. */
const confirmTransaction = async (
  rpcUrl: string,
  { signature, blockhash, commitment }: { signature: string; blockhash: string; commitment: Commitment },
): Promise<void> => {
  for (;;) {
    // Queried first: a transaction that lands between the two queries has a status.
    const valid = readValue(
      await callChain(rpcUrl, 'isBlockhashValid', [blockhash, { commitment: 'processed' }]),
    )
    const statuses = readValue(await callChain(rpcUrl, 'getSignatureStatuses', [[signature]]))
    const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
    if (isRecord(status)) {
      if (status.err) throw new RpcError(-32003, `The transaction failed: ${JSON.stringify(status.err)}`)
      const order: readonly string[] = commitments
      if (order.indexOf(String(status.confirmationStatus)) >= order.indexOf(commitment)) return
    } else if (valid === false)
      throw new RpcError(-32003, 'The transaction expired before the network took it.')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Sends a signed transaction and returns its signature. Waits for a commitment if the options name one. */
const sendTransaction = async (
  rpcUrl: string,
  transaction: Uint8Array,
  { commitment, ...options }: SolanaSendOptions,
): Promise<Uint8Array> => {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const parameters = [base64.encode(transaction), { encoding: 'base64', ...Object.fromEntries(given) }]
  const signature = await callChain(rpcUrl, 'sendTransaction', parameters)
  if (typeof signature !== 'string') throw new RpcError(-32603, 'The network answered with no signature.')
  const { blockhash } = parseTransaction(transaction).message
  if (commitment) await confirmTransaction(rpcUrl, { signature, blockhash, commitment })
  return base58.decode(signature)
}

export type SignTransactionsParameters = {
  keyOf(address: string): SolanaKey
  chains: readonly SolanaChain[]
  inputs: readonly SolanaTransactionInput[]
  send: boolean
}

/**
 * Signs transactions, and sends them after all are signed if `send` is set. Returns base64: the signatures of sent
 * transactions, otherwise the signed transactions.
 */
export async function signTransactions({
  keyOf,
  chains,
  inputs,
  send,
}: SignTransactionsParameters): Promise<string[]> {
  const signed = inputs.map(({ account, chain, transaction, options }) => ({
    rpcUrl: localRpcUrl(chains, chain),
    bytes: signTransaction(keyOf(account), base64.decode(transaction)),
    options,
  }))
  if (!send) return signed.map(({ bytes }) => base64.encode(bytes))
  const signatures: string[] = []
  for (const { rpcUrl, bytes, options } of signed)
    signatures.push(base64.encode(await sendTransaction(rpcUrl, bytes, options)))
  return signatures
}

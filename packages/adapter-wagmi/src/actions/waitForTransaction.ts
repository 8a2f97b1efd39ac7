import type { Network, TransactionOutcome } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import { pollUntil } from '@latchkit/core/http'
import { type Client, type Hex, hexToBigInt, numberToHex, type RpcTransaction } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'

export type WaitForTransactionParameters = {
  readonly hash: string
  readonly network: Network<'eip155'>
  readonly getReplacements?: (() => readonly string[]) | undefined
  readonly signal?: AbortSignal | undefined
}

/** Blocks that are searched for the transaction that took the place of another. */
const searched = 20n

/**
 * Waits for the receipt of a transaction. A transaction that was sped up is the same transaction, under the hash of the
 * other. A transfer of nothing to the sender with the same nonce has canceled it, any other transaction has replaced it.
 */
export async function waitForTransaction(
  runtime: Runtime,
  { hash, network, getReplacements = () => [], signal }: WaitForTransactionParameters,
): Promise<TransactionOutcome> {
  signal?.throwIfAborted()
  const client = getReadClient(runtime, network)
  let original: RpcTransaction | undefined
  let replacement: RpcTransaction | undefined
  const look = async (): Promise<TransactionOutcome | undefined> => {
    const mined = await readReceipt(client, hash as Hex)
    if (mined) return mined
    original ??= await readTransaction(client, hash as Hex)
    const replacements = getReplacements() as readonly Hex[]
    // A node drops a transaction once it knows the replacement.
    if (!original) replacement ??= await readFirst(client, replacements)
    const known = original ?? replacement
    if (!known) return undefined
    const count = await client.request({
      method: 'eth_getTransactionCount',
      params: [known.from, 'latest'],
    })
    if (BigInt(count ?? 0) <= hexToBigInt(known.nonce)) return undefined
    // The nonce is used. Maybe by this transaction, a moment ago.
    const now = await readReceipt(client, hash as Hex)
    if (now) return now
    const found = await findMined(client, known, replacements)
    if (!found) return { status: 'replaced', hash: known.hash }
    return judge(client, found, { original, isOurs: replacements.includes(found.hash) })
  }
  try {
    return await pollUntil({ read: look, interval: client.pollingInterval, signal })
  } catch (error) {
    throw signal?.aborted ? signal.reason : toProviderRpcError(error)
  }
}

async function readReceipt(client: Client, hash: Hex): Promise<TransactionOutcome | undefined> {
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  return receipt ? { status: hexToBigInt(receipt.status) === 1n ? 'confirmed' : 'failed', hash } : undefined
}

async function readTransaction(client: Client, hash: Hex): Promise<RpcTransaction | undefined> {
  return (await client.request({ method: 'eth_getTransactionByHash', params: [hash] })) ?? undefined
}

async function readFirst(client: Client, hashes: readonly Hex[]): Promise<RpcTransaction | undefined> {
  for (const hash of hashes) {
    const found = await readTransaction(client, hash)
    if (found) return found
  }
  return undefined
}

/** Finds the transaction with the nonce of another one that is on the chain. */
async function findMined(
  client: Client,
  known: RpcTransaction,
  replacements: readonly Hex[],
): Promise<RpcTransaction | undefined> {
  for (const hash of replacements) if (await readReceipt(client, hash)) return readTransaction(client, hash)
  const latest = hexToBigInt((await client.request({ method: 'eth_blockNumber' })) ?? '0x0')
  for (let number = latest; number >= 0n && latest - number < searched; number -= 1n) {
    const block = await client.request({
      method: 'eth_getBlockByNumber',
      params: [numberToHex(number), true],
    })
    const found = block?.transactions.find(
      one =>
        typeof one === 'object' &&
        one.from === known.from &&
        hexToBigInt(one.nonce) === hexToBigInt(known.nonce),
    )
    if (typeof found === 'object') return found
  }
  return undefined
}

/** Compares the transaction that is on the chain with the original one, if a node still knew that. */
async function judge(
  client: Client,
  found: RpcTransaction,
  { original, isOurs }: { readonly original: RpcTransaction | undefined; readonly isOurs: boolean },
): Promise<TransactionOutcome> {
  const isCancel = found.to === found.from && hexToBigInt(found.value) === 0n
  const isSame = original
    ? found.to === original.to && found.value === original.value && found.input === original.input
    : isOurs && !isCancel
  const mined = isSame ? await readReceipt(client, found.hash) : undefined
  return mined ?? { status: isCancel ? 'cancelled' : 'replaced', hash: found.hash }
}

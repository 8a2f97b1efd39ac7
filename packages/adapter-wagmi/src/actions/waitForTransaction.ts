import type { Network, TransactionOutcome } from '@latchkit/core'
import { toProviderRpcError } from '@latchkit/core/errors'
import { pollUntil } from '@latchkit/core/http'
import { type Client, type Hex, hexToBigInt, numberToHex } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'

export type WaitForTransactionParameters = {
  readonly hash: string
  readonly network: Network<'eip155'>
  readonly signal?: AbortSignal | undefined
}

type Mined = {
  readonly hash: Hex
  readonly from: Hex
  readonly to: Hex | null
  readonly nonce: Hex
  readonly value: Hex
  readonly input: Hex
}
type Read<method extends string, parameters, result> = {
  Method: method
  Parameters: parameters
  ReturnType: result | null
}
type GetReceipt = Read<'eth_getTransactionReceipt', [hash: Hex], { readonly status: Hex }>
type GetTransaction = Read<'eth_getTransactionByHash', [hash: Hex], Mined>
type GetCount = Read<'eth_getTransactionCount', [address: Hex, block: 'latest'], Hex>
type GetNumber = Read<'eth_blockNumber', undefined, Hex>
type GetBlock = Read<
  'eth_getBlockByNumber',
  [block: Hex, full: true],
  { readonly transactions: readonly Mined[] }
>

/** Blocks that are searched for the transaction that took the place of another. */
const searched = 20n

/**
 * Waits for the receipt of a transaction. A transaction that the wallet sped up is the same transaction. A transaction
 * with the same nonce that does something else, or cancels, has replaced it.
 */
export async function waitForTransaction(
  runtime: Runtime,
  { hash, network, signal }: WaitForTransactionParameters,
): Promise<TransactionOutcome> {
  signal?.throwIfAborted()
  const client = getReadClient(runtime, network)
  let known: Mined | undefined
  const look = async (): Promise<TransactionOutcome | undefined> => {
    const mined = await readReceipt(client, hash as Hex)
    if (mined) return mined
    known ??= await client
      .request<GetTransaction>({ method: 'eth_getTransactionByHash', params: [hash as Hex] })
      .then(transaction => transaction ?? undefined)
    if (!known) return undefined
    const count = await client.request<GetCount>({
      method: 'eth_getTransactionCount',
      params: [known.from, 'latest'],
    })
    if (BigInt(count ?? 0) <= hexToBigInt(known.nonce)) return undefined
    // The nonce is used. Maybe by this transaction, a moment ago.
    return (await readReceipt(client, hash as Hex)) ?? findReplacement(client, known)
  }
  try {
    return await pollUntil({ read: look, interval: client.pollingInterval, signal })
  } catch (error) {
    throw signal?.aborted ? signal.reason : toProviderRpcError(error)
  }
}

async function readReceipt(client: Client, hash: Hex): Promise<TransactionOutcome | undefined> {
  const receipt = await client.request<GetReceipt>({ method: 'eth_getTransactionReceipt', params: [hash] })
  return receipt ? { status: hexToBigInt(receipt.status) === 1n ? 'confirmed' : 'failed', hash } : undefined
}

async function findReplacement(client: Client, known: Mined): Promise<TransactionOutcome> {
  const latest = hexToBigInt((await client.request<GetNumber>({ method: 'eth_blockNumber' })) ?? '0x0')
  for (let number = latest; number >= 0n && latest - number < searched; number -= 1n) {
    const block = await client.request<GetBlock>({
      method: 'eth_getBlockByNumber',
      params: [numberToHex(number), true],
    })
    const found = block?.transactions.find(
      one => one.from === known.from && hexToBigInt(one.nonce) === hexToBigInt(known.nonce),
    )
    if (!found) continue
    const isSame = found.to === known.to && found.value === known.value && found.input === known.input
    const mined = isSame ? await readReceipt(client, found.hash) : undefined
    return mined ?? { status: 'replaced', hash: found.hash }
  }
  return { status: 'replaced', hash: known.hash }
}

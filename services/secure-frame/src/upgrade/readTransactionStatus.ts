import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { BatchStatus } from '../batches/getCallsStatus.js'
import { FrameError } from '../FrameError.js'
import type { Ask } from '../smartAccount/prepareOperation.js'

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/)) as z.ZodMiniType<Hex>
const log = z.object({ address: hex, topics: z.array(hex), data: hex })
const minedReceipt = z.object({
  status: hex,
  logs: z.array(log),
  blockHash: hex,
  blockNumber: hex,
  gasUsed: hex,
  transactionHash: hex,
})
const transaction = z.object({ to: z.nullable(hex), input: hex, value: hex, gas: hex })

/**
 * Reads the status of a batch that is a transaction of the key: 100 while it is pending, 200 and 500 when it is on the
 * chain, 400 when another transaction has used its nonce. A block that was reorganized out resets it to 100.
 */
export async function readTransactionStatus(
  { address, hash, nonce }: { readonly address: Hex; readonly hash: Hex; readonly nonce: Hex },
  ask: Ask,
): Promise<BatchStatus> {
  // Before the receipt: one that comes between the two questions is found by the second.
  const count = z.parse(hex, await ask('eth_getTransactionCount', [address, 'latest']))
  const read = z.safeParse(minedReceipt, await ask('eth_getTransactionReceipt', [hash]))
  if (!read.success) {
    const isUsed = BigInt(count) > BigInt(nonce)
    // A node behind the node that returned the count may still know it: an app resends the calls after 400.
    const isKnown = isUsed && (await ask('eth_getTransactionByHash', [hash])) !== null
    return { status: isUsed && !isKnown ? 400 : 100, receipts: [] }
  }
  const { status, logs, ...receipt } = read.data
  const isSuccess = BigInt(status) === 1n
  const reason = isSuccess ? undefined : await findReason({ address, hash }, receipt.blockNumber, ask)
  return {
    status: isSuccess ? 200 : 500,
    receipts: [{ ...receipt, logs, status: isSuccess ? '0x1' : '0x0' }],
    ...(reason && { capabilities: { revert: { reason } } }),
  }
}

/** Revert reason of the calls, replayed on the state after their block: the chain does not store reasons. */
async function findReason(
  { address, hash }: { readonly address: Hex; readonly hash: Hex },
  block: Hex,
  ask: Ask,
): Promise<string | undefined> {
  const found = z.safeParse(transaction, await ask('eth_getTransactionByHash', [hash]).catch(() => undefined))
  if (!found.success) return undefined
  const { to, input, value, gas } = found.data
  try {
    await ask('eth_call', [{ from: address, ...(to && { to }), data: input, value, gas }, block])
    return undefined
  } catch (error) {
    return error instanceof FrameError && error.code !== -32603 ? error.message.slice(0, 300) : undefined
  }
}

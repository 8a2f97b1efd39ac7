import { encodeFunctionData, erc20Abi, type Hex, prepareEncodeFunctionData } from 'viem'
import { z } from 'zod'
import { type AskNode, tryAsk } from '../../providers/askNode.js'

const schema = z
  .array(z.object({ calls: z.array(z.object({ status: z.string(), gasUsed: z.string() })) }))
  .length(1)

/** Outcome of a simulated swap. `unknown`: the node does not simulate it. */
export type SwapOutcome =
  | { readonly kind: 'reverted' | 'unknown' }
  | { readonly kind: 'done'; readonly gas: bigint }

/** A swap of a token, and its approval in the same batch. */
export type ApprovedSwap = {
  readonly token: Hex
  /** Spender of the approval. */
  readonly spender: Hex
  /** Amount that is sold and approved. */
  readonly amount: bigint
  readonly call: { readonly from: Hex; readonly to: Hex; readonly data: Hex; readonly value: Hex }
}

// With its selector, which viem would otherwise hash from the signature for each call.
const approve = prepareEncodeFunctionData({ abi: erc20Abi, functionName: 'approve' })

/** Encodes the call data of an approval of an exact amount. */
export const encodeApproval = (spender: Hex, amount: bigint): Hex =>
  encodeFunctionData({ ...approve, args: [spender, amount] })

/**
 * Simulates a swap after its approval, which is not on the chain, by `eth_simulateV1`. Resets the allowance of tokens
 * like USDT to 0 before. Returns the outcome of the swap and the gas that it uses. `unknown` where the node lacks the
 * method.
 *
 * @throws ProviderError when no node answers
 */
export async function simulateApproved(
  ask: AskNode,
  { token, spender, amount, call }: ApprovedSwap,
): Promise<SwapOutcome> {
  for (const approvals of [[amount], [0n, amount]]) {
    const calls = [
      ...approvals.map(value => ({ from: call.from, to: token, data: encodeApproval(spender, value) })),
      call,
    ]
    // Without `validation` the account needs no funds for the fee, which another may pay, and may be a contract.
    const options = { blockStateCalls: [{ calls }], validation: false }
    const answer = schema.safeParse(await tryAsk(ask, 'eth_simulateV1', [options, 'latest']))
    const results = answer.data?.[0]?.calls
    if (!results) return { kind: 'unknown' }
    const swap = results[approvals.length]
    if (swap && results.every(({ status }) => status === '0x1'))
      // A limit counts the gas before the refund, which is a fifth at most (EIP-3529), and a price that has changed costs more.
      return { kind: 'done', gas: (BigInt(swap.gasUsed) * 3n) / 2n }
    if (results[0]?.status === '0x1') break
  }
  return { kind: 'reverted' }
}

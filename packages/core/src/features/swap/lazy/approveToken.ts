import type { BatchCall } from '../../../types/calls.js'
import type { Client } from '../../../types/client.js'
import type { SwapReader } from '../../../types/swap.js'
import { getEnd } from '../../activity/followSent.js'
import { AllowanceError, ApprovalFailedError, ApprovalNotCreatedError, SwapRefusedError } from '../errors.js'
import type { Swapper } from '../getSwapper.js'
import { toRequest } from '../swapAddress.js'
import type { SwapPreview } from '../types.js'
import { checkApproval, encodeApproval } from './checkBuilt.js'
import { openBatch, type SwapBatch } from './openBatch.js'

/** The approvals of a swap: one that sets the allowance to 0, and one of the amount. */
const mostApprovals = 2

/** Result of an approval. */
export type Approval = {
  /** The approved spender; undefined for the network's own currency, which needs no approval. */
  readonly spender?: string | undefined
  /** Nothing was sent: these calls and the swap are one batch. */
  readonly inBatch?: { readonly batch: SwapBatch; readonly calls: readonly BatchCall[] } | undefined
}

/**
 * Approves exactly the sold amount for the exchange, if the allowance is too low, and waits until the approval is on the
 * chain. A wallet with atomic batches is not prompted: it gets the approval with the swap.
 *
 * @throws AllowanceError `swap/allowance-failed`
 * @throws ApprovalNotCreatedError `swap/approval-not-created`
 * @throws SwapRefusedError `swap/refused`
 * @throws ApprovalFailedError `swap/approval-failed`
 */
export async function approveToken(
  client: Client,
  {
    preview,
    reader,
    isSeparate,
    getAdapter,
    onAsk,
  }: {
    readonly preview: SwapPreview
    readonly reader: SwapReader
    /** Whether the approval is a separate transaction, regardless of the capabilities of the wallet. */
    readonly isSeparate: boolean
    /** Throws if the account or the network has changed. */
    readonly getAdapter: () => Swapper['adapter']
    readonly onAsk: () => void | Promise<void>
  },
): Promise<Approval> {
  const { sourceToken, network, amount, from } = preview
  const token = sourceToken.address?.split(':').at(-1)
  if (!token) return {}
  const { buildApproval, fetchAllowance } = await import('./api.js')
  const request = toRequest(preview)
  const { signal } = getEnd(client)
  const allowance = await fetchAllowance(client, { ...request, signal }).catch((cause: unknown) => {
    throw new AllowanceError({ cause })
  })
  for (let count = 0; ; count += 1) {
    const built = await buildApproval(client, { ...request, signal }).catch((cause: unknown) => {
      throw new ApprovalNotCreatedError({ cause })
    })
    const spender = checkApproval(built, preview, reader)
    if (allowance >= amount) return { spender }
    const batch = isSeparate || count > 0 ? undefined : await openBatch(client, preview)
    if (batch) {
      const amounts = built.isReset ? [0n, amount] : [amount]
      const calls = amounts.map(value => ({ to: token, data: encodeApproval(spender, value) }))
      return { spender, inBatch: { batch, calls } }
    }
    if (count === mostApprovals)
      throw new ApprovalNotCreatedError({
        cause: new SwapRefusedError({ problem: 'The allowance is to be set to 0 again and again.' }),
      })
    const adapter = getAdapter()
    try {
      await onAsk()
      const hash = await adapter.sendTransaction({
        to: token,
        data: encodeApproval(spender, built.isReset ? 0n : amount),
        gas: built.gas,
        from,
        caipNetworkId: network.caipNetworkId,
      })
      const { status } = await adapter.waitForTransaction({ hash, network, signal })
      if (status !== 'confirmed') throw new ApprovalFailedError({})
    } catch (cause) {
      throw cause instanceof ApprovalFailedError ? cause : new ApprovalFailedError({ cause })
    }
    if (!built.isReset) return { spender }
  }
}

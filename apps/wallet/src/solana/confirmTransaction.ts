import { callChain } from '../background/callChain.js'
import { isRecord } from '../common/isRecord.js'
import { RpcError } from '../common/rpcError.js'
import type { Commitment } from './types.js'

const order = ['processed', 'confirmed', 'finalized']

const readValue = (reply: unknown): unknown => (isRecord(reply) ? reply.value : undefined)

/** Asks the network until it has got a transaction as far as wanted; fails if that failed or can come no more. */
export async function confirmTransaction(
  rpcUrl: string,
  { signature, blockhash, commitment }: { signature: string; blockhash: string; commitment: Commitment },
): Promise<void> {
  for (;;) {
    // Asked first: a transaction that came between the two questions has a status.
    const valid = readValue(
      await callChain(rpcUrl, 'isBlockhashValid', [blockhash, { commitment: 'processed' }]),
    )
    const statuses = readValue(await callChain(rpcUrl, 'getSignatureStatuses', [[signature]]))
    const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
    if (isRecord(status)) {
      if (status.err) throw new RpcError(-32003, `The transaction failed: ${JSON.stringify(status.err)}`)
      if (order.indexOf(String(status.confirmationStatus)) >= order.indexOf(commitment)) return
    } else if (valid === false)
      throw new RpcError(-32003, 'The transaction expired before the network took it.')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

import { RpcError } from '../rpc/rpcError.js'
import { describeError } from './describeError.js'
import { landTransaction } from './landTransaction.js'
import { simulate } from './simulate.js'
import type { Ledger, WireTransaction } from './types.js'

export type SendWireParameters = {
  /** Block on whose state the preflight runs; undefined skips it. */
  preflightSlot: number | undefined
  /** Called when the transaction is taken, before it runs. */
  onReceived: () => void
}

/**
 * Takes a transaction as sendTransaction does: the preflight answers what is wrong, and without one a transaction that
 * cannot land is dropped in silence.
 */
export function sendWire(ledger: Ledger, wire: WireTransaction, parameters: SendWireParameters): string {
  const { preflightSlot } = parameters
  if (preflightSlot !== undefined) {
    const outcome = simulate(ledger, wire, { slot: preflightSlot, verifySignatures: true })
    if (outcome.err === 'SignatureFailure')
      throw new RpcError(-32003, 'Transaction signature verification failure')
    if (typeof outcome.err === 'string' && outcome.err.includes('AddressLookupTable'))
      throw new RpcError(-32602, `invalid transaction: ${describeError(outcome.err)}`)
    if (outcome.err !== null)
      throw new RpcError(-32002, `Transaction simulation failed: ${describeError(outcome.err)}`, {
        accounts: null,
        err: outcome.err,
        innerInstructions: null,
        logs: outcome.logs,
        replacementBlockhash: null,
        returnData: null,
        unitsConsumed: outcome.unitsConsumed,
      })
  }
  parameters.onReceived()
  landTransaction(ledger, wire)
  return wire.signature
}

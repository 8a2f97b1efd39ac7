import { decodeWireTransaction } from './ledger/decodeWireTransaction.js'
import { describeError } from './ledger/describeError.js'
import { landTransaction } from './ledger/landTransaction.js'
import type { Ledger } from './ledger/types.js'
import { RpcError } from './rpc/rpcError.js'

/** Runs a transaction of the chain's own keys and gives its signature; one that fails is an error. */
export function runOwn(ledger: Ledger, bytes: Uint8Array): string {
  const wire = decodeWireTransaction(bytes)
  const result = landTransaction(ledger, wire)
  if ('landed' in result && result.landed.err === null) return wire.signature
  const err = 'landed' in result ? result.landed.err : result.dropped
  throw new RpcError(-32603, `Internal error: the faucet cannot give that. ${describeError(err)}`)
}

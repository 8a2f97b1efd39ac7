import { RpcError } from '../common/rpcError.js'
import { createReader } from './createReader.js'
import { parseMessage, type SolanaMessage } from './parseMessage.js'

export type SolanaTransaction = {
  message: SolanaMessage
  /** What is signed. */
  signed: Uint8Array
  /** Where the first signature stands. */
  offset: number
}

/** Reads a serialized transaction, signed or not. */
export function parseTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = createReader(bytes)
  const count = reader.length()
  const offset = reader.position()
  reader.take(64 * count)
  const signed = bytes.subarray(reader.position())
  const message = parseMessage(signed)
  if (message.signers.length !== count)
    throw new RpcError(
      -32602,
      `The transaction has room for ${count} signatures and needs ${message.signers.length}.`,
    )
  return { message, signed, offset }
}

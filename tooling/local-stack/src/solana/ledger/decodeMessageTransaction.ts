import { invalidParams } from '../rpc/invalidParams.js'
import { decodeWireTransaction } from './decodeWireTransaction.js'
import type { WireTransaction } from './types.js'

const versioned = 0x80

/** A message alone, as getFeeForMessage takes it, with empty signatures before it. */
export function decodeMessageTransaction(bytes: Uint8Array): WireTransaction {
  const [first = 0, second = 0] = bytes
  const signers = first & versioned ? second : first
  if (signers === 0 || signers > 19) throw invalidParams('failed to deserialize the message')
  return decodeWireTransaction(Uint8Array.from([signers, ...new Uint8Array(signers * 64), ...bytes]))
}

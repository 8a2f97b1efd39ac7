import {
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { invalidParams } from '../rpc/rpcError.js'
import type { TransactionMessageOf, WireTransaction } from './types.js'

const maxBytes = 1232

/** Reads a signed legacy or v0 transaction; anything that the runtime must never see is error -32602. */
export function decodeWireTransaction(bytes: Uint8Array): WireTransaction {
  if (bytes.length > maxBytes)
    throw invalidParams(
      `decoded VersionedTransaction too large: ${bytes.length} bytes (max: ${maxBytes} bytes)`,
    )
  const { transaction, message } = decode(bytes)
  const base58 = getBase58Decoder()
  const signatures = Object.values(transaction.signatures).map(signature =>
    base58.decode(signature ?? new Uint8Array(64)),
  )
  const [signature] = signatures
  if (signature === undefined) throw invalidParams('invalid transaction: it has no signature')
  checkForm(message, signatures.length)
  return { signature, signatures, bytes, transaction, message }
}

function decode(bytes: Uint8Array) {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    if (message.version !== 'legacy' && message.version !== 0) throw new RangeError('unsupported version')
    // Bytes that kit reads but the runtime's own reader does not would end the whole process there.
    if (!same(getTransactionEncoder().encode(transaction), bytes))
      throw new RangeError('trailing bytes, or a signer that is listed twice')
    if (!same(getCompiledTransactionMessageEncoder().encode(message), transaction.messageBytes))
      throw new RangeError('the message is cut off or not in its shortest form')
    return { transaction, message }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw invalidParams(`failed to deserialize solana_transaction::versioned::VersionedTransaction: ${why}`)
  }
}

function checkForm(message: TransactionMessageOf, signatures: number): void {
  const { header, staticAccounts, instructions } = message
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  const loaded = lookups.reduce(
    (sum, lookup) => sum + lookup.writableIndexes.length + lookup.readonlyIndexes.length,
    0,
  )
  const keys = staticAccounts.length + loaded
  const fits =
    header.numSignerAccounts === signatures &&
    header.numReadonlySignerAccounts < header.numSignerAccounts &&
    header.numSignerAccounts + header.numReadonlyNonSignerAccounts <= staticAccounts.length &&
    keys <= 256 &&
    lookups.every(lookup => lookup.writableIndexes.length + lookup.readonlyIndexes.length > 0) &&
    instructions.every(
      instruction =>
        instruction.programAddressIndex > 0 &&
        instruction.programAddressIndex < staticAccounts.length &&
        (instruction.accountIndices ?? []).every(index => index < keys),
    )
  if (!fits)
    throw invalidParams('invalid transaction: Transaction failed to sanitize accounts offsets correctly')
}

const same = (a: ReadonlyUint8Array, b: ReadonlyUint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])

const versioned = 0x80

/** A message alone, as getFeeForMessage takes it, with empty signatures before it. */
export function decodeMessageTransaction(bytes: Uint8Array): WireTransaction {
  const [first = 0, second = 0] = bytes
  const signers = first & versioned ? second : first
  if (signers === 0 || signers > 19) throw invalidParams('failed to deserialize the message')
  return decodeWireTransaction(Uint8Array.from([signers, ...new Uint8Array(signers * 64), ...bytes]))
}

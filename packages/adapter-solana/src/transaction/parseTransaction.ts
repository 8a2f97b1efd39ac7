import { encodeBase58 } from '../encoding.js'
import { InvalidTransactionError, TransactionTooLargeError } from '../errors.js'
import type { SolanaTransactionVersion } from '../types.js'

/** The outer parts of a serialized transaction. */
type ParsedTransaction = {
  readonly version: SolanaTransactionVersion
  /** Addresses whose signatures it needs, in the order of the signatures. The first address pays. */
  readonly signers: readonly string[]
  /** Offset of the first signature; each has 64 bytes. */
  readonly signaturesAt: number
}

/** First byte of a message of version 1: it precedes the signatures, where other versions have their count. */
const firstByte = 129
/** Offset of the keys of version 1: header, config mask, blockhash and two counts precede them. */
const keysAt = 42

/**
 * Reads the head of a transaction, legacy, version 0 or 1.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`
 *
 * @see https://solana.com/docs/core/transactions
 */
export function parseTransaction(bytes: Uint8Array): ParsedTransaction {
  let offset = 0
  const next = () => {
    const byte = bytes[offset]
    if (byte === undefined) throw tooShort()
    offset += 1
    return byte
  }
  // A compact length: groups of 7 bits, the lowest first.
  const length = () => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = next()
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    return value
  }
  const signersAt = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      encodeBase58(bytes.subarray(start + index * 32, start + index * 32 + 32)),
    )

  if (bytes[0] === firstByte) {
    const required = bytes[1] ?? 0
    const signaturesAt = bytes.length - required * 64
    if (required === 0 || signaturesAt < keysAt + required * 32) throw tooShort()
    return { version: 1, signers: signersAt(keysAt, required), signaturesAt }
  }
  const count = length()
  const signaturesAt = offset
  offset += count * 64
  let required = next()
  let version: SolanaTransactionVersion = 'legacy'
  if (required >= 128) {
    if (required !== 128)
      throw new InvalidTransactionError({ reason: `Its version ${required - 128} is not known.` })
    version = 0
    required = next()
  }
  if (required !== count || count === 0)
    throw new InvalidTransactionError({ reason: `It has ${count} signatures and needs ${required}.` })
  // Counts of read-only accounts.
  next()
  next()
  const keys = length()
  if (keys < required || bytes.length < offset + keys * 32 + 32) throw tooShort()
  return { version, signers: signersAt(offset, required), signaturesAt }
}

/** Bytes of a transaction that fit into a packet of the network. Version 1 has a higher limit. */
const maximum = 1232

/**
 * Throws for a transaction that no node takes.
 *
 * @throws TransactionTooLargeError `solana/transaction-too-large`
 */
export function checkSize(transaction: Uint8Array): void {
  const size = transaction.length
  if (transaction[0] !== firstByte && size > maximum) throw new TransactionTooLargeError({ size, maximum })
}

function tooShort(): InvalidTransactionError {
  return new InvalidTransactionError({ reason: 'Its bytes end too early.' })
}

/**
 * Returns the first of the accounts whose signature all of the transactions need.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`, when there is none
 */
export function pickSigner(transactions: readonly Uint8Array[], accounts: readonly string[]): string {
  const needed = transactions.map(transaction => parseTransaction(transaction).signers)
  const signer = accounts.find(account => needed.every(signers => signers.includes(account)))
  if (signer === undefined)
    throw new InvalidTransactionError({ reason: `It needs no signature of ${accounts.join(' or ')}.` })
  return signer
}

/** Returns the transaction with the signature of one signer inserted. */
export function insertSignature(
  transaction: Uint8Array,
  { address, signature }: { readonly address: string; readonly signature: Uint8Array },
): Uint8Array {
  const { signers, signaturesAt } = parseTransaction(transaction)
  const index = signers.indexOf(address)
  if (index < 0) throw new InvalidTransactionError({ reason: `It needs no signature of ${address}.` })
  const signed = transaction.slice()
  signed.set(signature, signaturesAt + index * 64)
  return signed
}

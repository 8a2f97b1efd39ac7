import { encodeBase58 } from '../encoding/encodeBase58.js'
import { InvalidTransactionError } from '../errors.js'
import type { SolanaTransactionVersion } from '../types.js'

/** The outer parts of a transaction as it goes over the wire. */
export type ParsedTransaction = {
  readonly version: SolanaTransactionVersion
  /** Addresses whose signatures it needs, in the order of the signatures; the first one pays. */
  readonly signers: readonly string[]
  /** Offset of the first signature; each has 64 bytes. */
  readonly signaturesAt: number
}

/** First byte of a message of version 1: it stands before the signatures, where others have their number. */
const firstByte = 129
/** Header, config mask, blockhash and two counts stand before the keys of version 1. */
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
  // A length in groups of 7 bits, the lowest first.
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
  // Read-only signers and others.
  next()
  next()
  const keys = length()
  if (keys < required || bytes.length < offset + keys * 32 + 32) throw tooShort()
  return { version, signers: signersAt(offset, required), signaturesAt }
}

function tooShort(): InvalidTransactionError {
  return new InvalidTransactionError({ reason: 'Its bytes end too early.' })
}
